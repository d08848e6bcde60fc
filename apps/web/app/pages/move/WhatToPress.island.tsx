import { joinSides, type MatchupSide, type MovePage } from "@tactician/contract";
import type { Answer } from "@tactician/game";
import { type ReactNode, useMemo } from "react";
import { wayOutWords } from "../../answers/core/matchup-words.ts";
import { StringFirst } from "../../answers/StringFirst.tsx";
import { YourAnswer } from "../../answers/YourAnswer.tsx";
import { fetchMatchupSide } from "../../base/api.ts";
import { failureMessage } from "../../base/ask.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { useCharacterChoices, useOwnCharacter } from "../../live/use-own-character.ts";
import { Select } from "../../ui/LabelledSelect.tsx";
import { afterBlockWords, onlyHighsWords, turnWords } from "./core/block-words.ts";
import { MovePanel } from "./MovePanel.tsx";
import styles from "./WhatToPress.module.css";
import * as words from "./words.ts";

const CHOICE_ID = "own-character";

/** What one does about a move: the ways out that everybody has, and the best answer of the visitor's own character. */
function WhatToPress({ page }: { page: MovePage }): ReactNode {
  const { situation } = page;
  const ways = situation === undefined ? [] : wayOutWords(situation.waysOut);
  return (
    <MovePanel id="what-to-press" title={words.whatToPress}>
      {situation?.goesOn === undefined ? undefined : (
        <p className={styles.after}>
          <StringFirst situation={situation} />
        </p>
      )}
      <p className={styles.after}>{afterBlockWords(page)}</p>
      {ways.length === 0 ? undefined : (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      )}
      <OwnAnswer page={page} />
    </MovePanel>
  );
}

function OwnAnswer({ page }: { page: MovePage }): ReactNode {
  const roster = useCharacterChoices();
  const [id, choose] = useOwnCharacter();
  const asked = useAsync(id, fetchMatchupSide);
  const side = asked.value;
  const situation = useMemo(() => answered(page, side), [page, side]);
  const none = side === undefined ? undefined : noneWords(page, situation, side);
  return (
    <div className={styles.own}>
      <label htmlFor={CHOICE_ID}>{words.iPlay}</label>{" "}
      <Select id={CHOICE_ID} value={id} options={roster} none={words.chooseCharacter} onChoose={choose} />
      <div className={styles.answer} role="status">
        {asked.state === "failed" ? (
          <p className="small flush">{words.answersFailed(failureMessage(asked.thrown))}</p>
        ) : undefined}
        {asked.state === "idle" ? <p className="small flush">{words.pickCharacter}</p> : undefined}
        {none === undefined ? (
          <YourAnswer me={{ state: asked.state, side }} situation={situation} />
        ) : (
          <p className="small flush">{none}</p>
        )}
      </div>
    </div>
  );
}

type ShownSituation = NonNullable<MovePage["situation"]> & { readonly answers?: readonly Answer[] };

/** What is said in the place of answers where there are none; of what is unsafe `YourAnswer` says it, but for highs. */
function noneWords(page: MovePage, situation: ShownSituation | undefined, side: MatchupSide) {
  if ((situation?.answers ?? []).length > 0) return undefined;
  return situation?.isUnsafe ? onlyHighsWords(situation, side) : turnWords(page);
}

/** The page's situation with what the visitor's character does about it. */
function answered(page: MovePage, me: MatchupSide | undefined) {
  const { situation, character, name, checkedAt, vocabulary } = page;
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
