import { Tabs } from "@base-ui/react/tabs";
import type { Coach } from "@tactician/statistics";
import type { ReactNode } from "react";
import type { Async } from "../../live/use-async.ts";
import type { PlayerAnswer } from "../../player/stats-worker.ts";
import { CharacterRecord } from "./CharacterRecord.tsx";
import type { Names } from "./core/names.ts";
import { type ShownMatches, type StatsAddress, type StatsTab, TABS } from "./core/stats-address.ts";
import { LatestMatches } from "./LatestMatches.tsx";
import styles from "./StatsTabs.module.css";
import { Trends } from "./Trends.tsx";

interface StatsTabsProps {
  readonly address: StatsAddress;
  readonly onTab: (tab: StatsTab) => void;
  readonly onFilter: (filter: ShownMatches) => void;
  readonly player: PlayerAnswer;
  readonly coach: Async<Coach>;
  readonly comparison: PlayerAnswer | undefined;
  readonly names: Names;
  readonly isOwner: boolean;
}

const LABELS: Record<StatsTab, string> = {
  matches: "Latest Matches",
  characters: "Character Win/Loss",
  trends: "Trends",
};

export function StatsTabs(props: StatsTabsProps): ReactNode {
  const { address, onTab, onFilter, player, coach, comparison, names, isOwner } = props;
  const { statistics } = player;
  if (statistics === undefined) return undefined;
  return (
    <Tabs.Root value={address.tab} onValueChange={(value: StatsTab) => onTab(value)}>
      <Tabs.List className={styles.list} activateOnFocus aria-label="Statistics">
        {TABS.map((value) => (
          <Tabs.Tab key={value} value={value} className={styles.tab}>
            {LABELS[value]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="matches" className={styles.panel}>
        <LatestMatches matches={statistics.latestMatches} names={names} />
      </Tabs.Panel>
      <Tabs.Panel value="characters" className={styles.panel}>
        <CharacterRecord
          player={player}
          statistics={statistics}
          coach={coach}
          comparison={comparison}
          names={names}
          isOwner={isOwner}
          address={address}
          onFilter={onFilter}
        />
      </Tabs.Panel>
      <Tabs.Panel value="trends" className={styles.panel}>
        <Trends statistics={statistics} coach={coach.value} names={names} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
