import { Tabs } from "@base-ui/react/tabs";
import type { PlayerStatistics } from "@tactician/game";
import type { ReactNode } from "react";
import { CharacterRecord } from "./CharacterRecord.tsx";
import type { Names } from "./core/names.ts";
import { type StatsTab, TABS } from "./core/stats-address.ts";
import { LatestMatches } from "./LatestMatches.tsx";
import styles from "./StatsTabs.module.css";
import { Trends } from "./Trends.tsx";

interface StatsTabsProps {
  readonly tab: StatsTab;
  readonly onTab: (tab: StatsTab) => void;
  readonly statistics: PlayerStatistics;
  /** The second player's, where there is one. */
  readonly compared: PlayerStatistics | undefined;
  readonly names: Names;
  readonly isOwner: boolean;
}

const LABELS: Record<StatsTab, string> = {
  matches: "Latest Matches",
  characters: "Character Win/Loss",
  trends: "Trends",
};

/** What is known of a player's matches, in tabs; the open one is in the address. */
export function StatsTabs(props: StatsTabsProps): ReactNode {
  const { tab, onTab, statistics, compared, names, isOwner } = props;
  return (
    <Tabs.Root value={tab} onValueChange={(value: StatsTab) => onTab(value)}>
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
        <CharacterRecord statistics={statistics} compared={compared} names={names} isOwner={isOwner} />
      </Tabs.Panel>
      <Tabs.Panel value="trends" className={styles.panel}>
        <Trends statistics={statistics} names={names} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
