import { joinSides, type MatchupSide, type MovePage } from "@tactician/contract";
import { type Answer, CHARACTERS, throwBreakWords } from "@tactician/game";
import { type ReactNode, useMemo } from "react";
import { situationWords, wayOutWords } from "../../answers/core/matchup-words.ts";
import { StringFirst } from "../../answers/StringFirst.tsx";
import { useOwnCharacter } from "../../answers/use-own-character.ts";
import { YourAnswer } from "../../answers/YourAnswer.tsx";
import { fetchMatchupSide } from "../../base/api.ts";
import { failureMessage } from "../../base/ask.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { MovePanel } from "./MovePanel.tsx";
import styles from "./WhatToPress.module.css";

/** Everybody, by name. */
const ROSTER = CHARACTERS.toSorted((one, other) => (one.name < other.name ? -1 : 1));

const CHOICE_ID = "own-character";

/** What one does about a move: the ways out that everybody has, and the best answer of the visitor's own character. */
function WhatToPress({ page }: { page: MovePage }): ReactNode {
  const { situation } = page;
  const ways = situation === undefined ? [] : wayOutWords(situation.waysOut);
  return (
    <MovePanel id="what-to-press" title="What do I press?">
      {situation?.goesOn === undefined ? undefined : (
        <p className={styles.after}>
          <StringFirst situation={situation} />
        </p>
      )}
      <p className={styles.after}>{afterBlockWords(page)}</p>
      {ways.length === 0 ? undefined : (
        <ul className={styles.ways}>
          {ways.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <OwnAnswer page={page} />
    </MovePanel>
  );
}

function afterBlockWords({ situation, move }: MovePage): string {
  if (move.throwBreak !== undefined) return `A throw: ${throwBreakWords(move.throwBreak)}.`;
  if (situation !== undefined && situation.worstFrames > 0) return `Blocked: ${situationWords(situation)}.`;
  if (move.hits.at(-1)?.unblockable) return "It cannot be blocked.";
  if (move.block === undefined) return "What blocking it leaves is not known.";
  return move.block.min > 0 ? "Blocked, they act first." : "Blocked, nothing is fast enough to punish it.";
}

function OwnAnswer({ page }: { page: MovePage }): ReactNode {
  const [id, choose] = useOwnCharacter();
  const asked = useAsync(id, () => fetchMatchupSide(id ?? ""));
  const side = asked.value;
  const situation = useMemo(() => answered(page, side), [page, side]);
  return (
    <div className={styles.own}>
      <label htmlFor={CHOICE_ID}>I play</label>{" "}
      <select
        id={CHOICE_ID}
        value={id ?? ""}
        onChange={(event) => choose(event.target.value === "" ? undefined : event.target.value)}
      >
        <option value="">choose your character</option>
        {ROSTER.map(({ characterId, name }) => (
          <option key={characterId} value={characterId}>
            {name}
          </option>
        ))}
      </select>
      <div className={styles.answer} role="status">
        {asked.state === "failed" ? (
          <p className={styles.note}>
            Your answers did not arrive: {failureMessage(asked.thrown)}. Choose again to try once more.
          </p>
        ) : undefined}
        {asked.state === "idle" ? (
          <p className={styles.note}>Then your own best answer stands here.</p>
        ) : undefined}
        {asked.state === "ready" && !hasAnswers(situation) ? (
          <p className={styles.note}>{turnWords(page)}</p>
        ) : (
          <YourAnswer me={{ state: asked.state, side }} situation={situation} />
        )}
      </div>
    </div>
  );
}

type ShownSituation = NonNullable<MovePage["situation"]> & { readonly answers?: readonly Answer[] };

/** Whether there is anything to say of answers: of what is unsafe, that there is none. */
function hasAnswers(situation: ShownSituation | undefined): boolean {
  return situation !== undefined && (situation.isUnsafe || (situation.answers ?? []).length > 0);
}

/** Who acts first where nothing is punished. */
function turnWords({ move: { block, throwBreak } }: MovePage): string {
  if (throwBreak !== undefined)
    return "There is nothing to punish: break it, or duck it where it comes high.";
  if (block === undefined) return "There is nothing to punish by frames.";
  if (block.min > 0) return `They are ${block.min} ahead: block on, or take a way out before.`;
  if (block.min === 0) return "Nobody is ahead: the faster move wins.";
  return `Nothing punishes it, but it is your turn: you act ${-block.min} frames before them.`;
}

/** The page's situation with what the visitor's character does about it. */
function answered(
  { situation, character, name, checkedAt, vocabulary }: MovePage,
  me: MatchupSide | undefined,
) {
  if (situation === undefined || me === undefined) return situation;
  const them = {
    _id: character,
    name,
    checkedAgainst: checkedAt,
    vocabulary: [...vocabulary],
    situations: [situation],
    stepping: { homing: [], tracking: [] },
  };
  return joinSides(me, them).situations[0];
}

export default island("pages/move/WhatToPress", "start", WhatToPress);
