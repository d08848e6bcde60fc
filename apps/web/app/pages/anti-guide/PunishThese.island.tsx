import { type AttackingSide, drillsPath, worldMatchupsPath } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import { type CSSProperties, type ReactNode, useId } from "react";
import { AnswerRow } from "../../answers/AnswerRow.tsx";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { island } from "../../live/island.tsx";
import { useCharacterChoices } from "../../live/use-own-character.ts";
import { useStored } from "../../live/use-stored.ts";
import { Select } from "../../ui/LabelledSelect.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { portraitFile } from "../../ui/portrait-file.ts";
import type { MoveToPunish } from "./core/moves-to-punish.ts";
import { joined } from "./core/shown-situation.ts";
import { worldWords } from "./core/world-matchup.ts";
import { KnownMark } from "./KnownMark.tsx";
import styles from "./PunishThese.module.css";
import { type MyCharacter, useKnownMoves, useMyCharacter, useWritten } from "./use-my-character.ts";
import * as words from "./words.ts";

interface PunishTheseProps {
  readonly moves: readonly Omit<MoveToPunish, "situation">[];
  /** Whose guide it is, with the situations after `moves`, in their order. */
  readonly side: AttackingSide;
}

/** "I play ...", and what to press after the moves most worth knowing: everybody's answer, or that of the visitor's own character. */
function PunishThese({ moves, side }: PunishTheseProps): ReactNode {
  const [me, choose] = useMyCharacter(side._id);
  const known = useKnownMoves(me.id, side._id);
  const written = useWritten(side._id);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.punishThese}</h2>
        <OwnCharacterChoice id={me.id} onChoose={choose} />
        <a className={styles.drill} href={drillsPath(me.id, side._id)}>
          {words.drillLink}
          <span className="visually-hidden">{words.drillLinkSpoken}</span>
        </a>
      </div>
      <ol className={styles.rows}>
        {joined(me.side, side).map((situation, place) => (
          <AnswerRow
            key={situation.id}
            me={me}
            situation={situation}
            mark={written?.marks.get(situation.id)}
            general={moves[place]?.punish ?? ""}
            generalLanguage={moves[place]?.isWritten ? PROSE_LANGUAGE : undefined}
          >
            {known.has(situation.id) ? <KnownMark /> : undefined}
            <Move notation={moves[place]?.move ?? situation.move} />
          </AnswerRow>
        ))}
      </ol>
      <Notes me={me} them={side.name} />
    </section>
  );
}

interface OwnCharacterChoiceProps {
  readonly id: CharacterId | undefined;
  readonly onChoose: (id: CharacterId | undefined) => void;
}

/** Whose portrait stands beside it is known before the first paint, unless the address names another one. */
function OwnCharacterChoice({ id, onChoose }: OwnCharacterChoiceProps): ReactNode {
  const selectId = useId();
  const mine = id === undefined ? {} : { "--mine": `url(${portraitFile(id, 96, "webp")})` };
  return (
    <div className={styles.me}>
      <label htmlFor={selectId}>{words.iPlay}</label>
      <span className={styles.portrait} style={mine as CSSProperties} aria-hidden="true" />
      <Select
        id={selectId}
        value={id}
        options={useCharacterChoices()}
        none={words.choose}
        onChoose={onChoose}
      />
    </div>
  );
}

/** What the answers are, and what the world's matches say of the two; it comes with the answers and has its place from the start. */
function Notes({ me, them }: { me: MyCharacter; them: string }): ReactNode {
  const [kept = ""] = useStored("myCharacter");
  const mine = findCharacter(me.id ?? "");
  return (
    <div className={styles.notes}>
      <p role="status">{noteOf(me, kept)}</p>
      {me.world === undefined || mine === undefined ? undefined : (
        <p>
          <a href={worldMatchupsPath(mine.characterId)}>{words.worldMatches}</a>:{" "}
          {worldWords(mine.name, them, me.world)}
        </p>
      )}
    </div>
  );
}

function noteOf({ state, failure }: MyCharacter, kept: string): string {
  if (state === "loading") return words.loadingPunishers;
  if (state === "failed") return words.punishersFailed(failure);
  if (state === "ready") return words.bestFirst;
  if (kept !== "") return words.mainGone;
  return words.pickCharacter;
}

export default island("pages/anti-guide/PunishThese", "start", PunishThese);
