import { Tabs } from "@base-ui/react/tabs";
import { type CharacterNumbersProps, CharacterRecord } from "./CharacterRecord.tsx";
import { type StatsTab, TABS } from "./core/stats-address.ts";
import { LatestMatches } from "./LatestMatches.tsx";
import styles from "./StatsTabs.module.css";
import { Trends } from "./Trends.tsx";

interface StatsTabsProps extends Omit<CharacterNumbersProps, "statistics"> {
  readonly onTab: (tab: StatsTab) => void;
}

const LABELS: Record<StatsTab, string> = {
  matches: "Latest Matches",
  characters: "Character Win/Loss",
  trends: "Trends",
};

export function StatsTabs(props: StatsTabsProps) {
  const { address, onTab, coach, names } = props;
  const { statistics } = props.player;
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
        <CharacterRecord {...props} statistics={statistics} />
      </Tabs.Panel>
      <Tabs.Panel value="trends" className={styles.panel}>
        <Trends statistics={statistics} coach={coach.value} names={names} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
