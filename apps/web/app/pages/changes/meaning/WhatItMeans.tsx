import { type AnswerTurn, type ChangedAnswers, dayWords } from "@tactician/contract";
import { type CharacterId, findCharacter, parseCharacterId } from "@tactician/game";
import { type ReactNode, useEffect, useId } from "react";
import { fetchChangedAnswers } from "../../../base/api.ts";
import { failureMessage } from "../../../base/ask.ts";
import { forgetMe } from "../../../base/room.ts";
import { readStored } from "../../../base/storage.ts";
import { type Async, useAsync } from "../../../live/use-async.ts";
import { useOnceLive } from "../../../live/use-once-live.ts";
import { useCharacterChoices } from "../../../live/use-own-character.ts";
import { useStored } from "../../../live/use-stored.ts";
import { Select } from "../../../ui/LabelledSelect.tsx";
import { changesAddress } from "../core/changes-view.ts";
import * as words from "../words.ts";
import styles from "./WhatItMeans.module.css";

interface WhatItMeansProps {
  readonly me: CharacterId | undefined;
  readonly onChoose: (me: CharacterId | undefined) => void;
}

/** What the newest patch means for who plays a character: what it punishes now, and what no longer, over all opponents. */
export function WhatItMeans({ me: inAddress, onChoose }: WhatItMeansProps): ReactNode {
  const roster = useCharacterChoices();
  const [remembered, remember] = useStored("myCharacter");
  const me = knownId(inAddress ?? parseCharacterId(remembered));
  const asked = useAsync(me, fetchMeaning);
  const id = useId();
  const isNobody = useOnceLive(() => {
    const { me: asked } = changesAddress.parse(new URLSearchParams(location.search));
    return knownId(asked ?? parseCharacterId(readStored("myCharacter"))) === undefined;
  }, false);
  useEffect(() => {
    if (isNobody) forgetMe();
  }, [isNobody]);
  const choose = (chosen: CharacterId | undefined) => {
    remember(chosen ?? "");
    onChoose(chosen);
  };
  return (
    <section className={styles.meaning} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className="flush">
        {words.whatItMeans}
      </h2>
      <p className={styles.me}>
        <label htmlFor={id}>{words.iPlay}</label>
        <Select id={id} value={me} options={roster} none={words.chooseYours} onChoose={choose} />
      </p>
      <p className={styles.note} role="status">
        {noteOf(asked)}
      </p>
      <div className={styles.turns}>
        {asked.state === "ready" ? (
          <asked.value.Turns answers={asked.value.answers} isOpen={inAddress !== undefined} />
        ) : undefined}
      </div>
    </section>
  );
}

/** Answers, and the code that lists them: who names no character needs neither. */
async function fetchMeaning(me: CharacterId) {
  const [answers, { Turns }] = await Promise.all([fetchChangedAnswers(me), import("./Turns.tsx")]);
  return { answers, Turns };
}

/** What nobody is called is nobody. */
function knownId(id: CharacterId | undefined): CharacterId | undefined {
  return findCharacter(id ?? "")?.characterId;
}

function noteOf(asked: Async<Awaited<ReturnType<typeof fetchMeaning>>>): string {
  if (asked.state === "idle") return words.whatYouPunish;
  if (asked.state === "loading") return words.loadingPunishers;
  if (asked.state === "failed") return words.noPunishers(failureMessage(asked.thrown));
  const { name, patch, opponents } = asked.value.answers;
  return words.sincePatch(patch.version, dayWords(patch.date), words.meaning(name, countTurns(opponents)));
}

/** How many moves turned each way, over all opponents. */
function countTurns(opponents: ChangedAnswers["opponents"]): Record<AnswerTurn, number> {
  const counts = { gained: 0, lost: 0, better: 0, worse: 0 };
  for (const { turn } of opponents.flatMap(({ answers }) => answers)) counts[turn] += 1;
  return counts;
}
