import { counted } from "@tactician/contract";
import type { MatchSide, HeadToHead as Meetings, PlayerMatch } from "@tactician/statistics";
import { totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import type { Names } from "./core/names.ts";
import { day, machineTime } from "./date-words.ts";
import styles from "./HeadToHead.module.css";

interface HeadToHeadProps {
  /** From the compared player's side. */
  readonly meetings: Meetings | undefined;
  /** The compared player. */
  readonly opponent: MatchSide;
  readonly names: Names;
}

/** The matches that the two players had against each other. */
export function HeadToHead({ meetings, opponent, names }: HeadToHeadProps): ReactNode {
  const first = meetings?.latest[0];
  if (meetings === undefined || first === undefined) {
    return (
      <FixedPanel id="head-to-head" title="Head to Head">
        <EmptyState>The two have not met in a ranked match that is known.</EmptyState>
      </FixedPanel>
    );
  }
  const { tally, latest } = meetings;
  return (
    <FixedPanel id="head-to-head" title="Head to Head">
      <p className={styles.score}>
        <bdi className={styles.side}>{first.opponent.name}</bdi>
        <span className={styles.points}>
          {tally.losses} : {tally.wins}
        </span>
        <bdi className={styles.side}>{opponent.name}</bdi>
      </p>
      <p className={styles.total}>
        {counted(totalOf(tally), "match", "matches")} against each other
        {tally.draws > 0 ? `, ${counted(tally.draws, "draw", "draws")}` : ""}. The latest:
      </p>
      <ul>
        {latest.map((match, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches, which may share their second
          <Meeting key={place} match={match} names={names} />
        ))}
      </ul>
    </FixedPanel>
  );
}

function Meeting({ match, names }: { match: PlayerMatch; names: Names }): ReactNode {
  const { own, opponent, outcome, battle_at: at } = match;
  return (
    <li className={styles.meeting}>
      <span className={outcome === "loss" ? styles.winner : undefined}>
        {names.character(opponent.chara_id)}
      </span>
      <span className={styles.versus}>VS</span>
      <span className={outcome === "win" ? styles.winner : undefined}>{names.character(own.chara_id)}</span>
      <span className={styles.result}>
        {outcome === "draw" ? (
          "Draw"
        ) : (
          <>
            Winner: <bdi>{outcome === "win" ? own.name : opponent.name}</bdi>
          </>
        )}
        {at === undefined ? undefined : (
          <>
            {", "}
            <time dateTime={machineTime(at)}>{day(at)}</time>
          </>
        )}
      </span>
    </li>
  );
}
