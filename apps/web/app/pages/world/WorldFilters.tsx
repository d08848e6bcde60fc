import { type PopulationMatchups, WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { isCharacterId } from "@tactician/game";
import { formatGameVersion, RANK_CLASSES } from "@tactician/statistics";
import { type ReactNode, useId } from "react";
import { BY_NAME } from "./core/matchup-table.ts";
import type { WorldAddress } from "./core/world-address.ts";
import { PERIOD_LABELS, PERIODS } from "./core/world-address.ts";
import styles from "./WorldFilters.module.css";

interface WorldFiltersProps {
  readonly address: WorldAddress;
  readonly versions: PopulationMatchups["versions"];
  readonly onChange: (address: WorldAddress) => void;
}

export function WorldFilters({ address, versions, onChange }: WorldFiltersProps): ReactNode {
  const { character, version, rank, period } = address;
  // One from the address is there as well, so that the field says what counts.
  const isUnplayed = version !== undefined && versions.every((played) => played.version !== version);
  const numbers = versions.map((played) => played.version);
  const offered = isUnplayed ? [...numbers, version] : numbers;
  return (
    <search className={styles.filters} aria-label="Choose what the chart shows">
      <form className={styles.form} action={WORLD_MATCHUPS_PATH} method="get">
        <Choice
          label="Show"
          name="character"
          value={character}
          options={BY_NAME.map(({ characterId, name }) => [characterId, name])}
          any="Everybody"
          onChoose={(id) => onChange({ ...address, character: isCharacterId(id) ? id : undefined })}
        />
        <Choice
          label="Ranks"
          name="rank"
          value={rank}
          options={RANK_CLASSES.map(({ id, name }) => [id, name])}
          any="All ranks"
          onChoose={(chosen) =>
            onChange({ ...address, rank: RANK_CLASSES.find(({ id }) => id === chosen)?.id })
          }
        />
        <Choice
          label="Patch"
          name="version"
          value={version?.toString()}
          options={offered.map((number) => [String(number), formatGameVersion(number)])}
          any="All patches"
          onChoose={(chosen) => onChange({ ...address, version: chosen === "" ? undefined : Number(chosen) })}
        />
        <Choice
          label="Time"
          name="period"
          value={period}
          options={PERIODS.map((known) => [known, PERIOD_LABELS[known]])}
          onChoose={(chosen) =>
            onChange({ ...address, period: PERIODS.find((known) => known === chosen) ?? "all" })
          }
        />
      </form>
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  /** Nothing is the choice of all. */
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly any?: string;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, name, value, options, any, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value ?? ""} onChange={({ target }) => onChoose(target.value)}>
        {any === undefined ? undefined : <option value="">{any}</option>}
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
