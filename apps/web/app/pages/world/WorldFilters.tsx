import { type PopulationMatchups, WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { formatGameVersion, RANK_CLASSES } from "@tactician/statistics";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { BY_NAME } from "./core/matchup-table.ts";
import type { WorldAddress } from "./core/world-address.ts";
import { PERIOD_LABELS, PERIODS } from "./core/world-address.ts";
import styles from "./WorldFilters.module.css";

interface WorldFiltersProps {
  readonly address: WorldAddress;
  readonly versions: PopulationMatchups["versions"];
  readonly onChange: (address: WorldAddress) => void;
}

export function WorldFilters({ address, versions, onChange }: WorldFiltersProps) {
  const { character, version, rank, period } = address;
  // One from the address is there as well, so that the field says what counts.
  const isUnplayed = version !== undefined && versions.every((played) => played.version !== version);
  const numbers = versions.map((played) => played.version);
  const offered = isUnplayed ? [...numbers, version] : numbers;
  return (
    <search className={styles.filters} aria-label="Choose what the chart shows">
      <form className={styles.form} action={WORLD_MATCHUPS_PATH} method="get">
        <LabelledSelect
          className={styles.choice}
          label="Show"
          name="character"
          value={character}
          options={BY_NAME.map(({ characterId, name }) => [characterId, name])}
          none="Everybody"
          onChoose={(id) => onChange({ ...address, character: id })}
        />
        <LabelledSelect
          className={styles.choice}
          label="Ranks"
          name="rank"
          value={rank}
          options={RANK_CLASSES.map(({ id, name }) => [id, name])}
          none="All ranks"
          onChoose={(chosen) => onChange({ ...address, rank: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label="Patch"
          name="version"
          value={version}
          options={offered.map((number) => [number, formatGameVersion(number)])}
          none="All patches"
          onChoose={(chosen) => onChange({ ...address, version: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label="Time"
          name="period"
          value={period}
          options={PERIODS.map((known) => [known, PERIOD_LABELS[known]])}
          onChoose={(chosen) => onChange({ ...address, period: chosen ?? "all" })}
        />
      </form>
    </search>
  );
}
