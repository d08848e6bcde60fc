import { type Character, framesPath } from "@tactician/contract";
import { signed } from "@tactician/game";
import { type ReactNode, use } from "react";
import type { MovesOfPage } from "../../base/page-data.ts";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { MoveContext } from "../../live/move-context.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { FramesLine } from "../../ui/move-row/FramesLine.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { DEFENCE_TITLES, takes } from "../../ui/words.ts";
import { beatsWords, groupByTitle, hasPlayersSheet, trapWords } from "./core/sheet-words.ts";
import plays from "./plays.module.css";
import { FromFrames } from "./Remarks.tsx";
import rows from "./rows.module.css";
import styles from "./Stances.module.css";
import * as words from "./words.ts";

/** Which moves to play before anybody is hit, by how far away the opponent is. */
export function GamePlan({ character: { gamePlan } }: { character: Character }): ReactNode {
  return groupByTitle(gamePlan, ({ range }) => words.RANGES[range]).map(({ title, items }) => (
    <section key={title}>
      <h3 className={rows.subtitle}>{title}</h3>
      <ul className={rows.rows}>
        {items.map(({ _id, role, move, why }) => (
          <li key={_id} className={plays.play}>
            <MoveSequence steps={[move]} />
            <FramesLine notation={move} lead={words.ROLES[role]} counterHit={role === "Counter hit"} />
            <MoreOnPhones label={words.why}>
              <Prose as="p" text={why} />
            </MoreOnPhones>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** What to press once a move was blocked or has hit, what it beats, and the strings that catch who presses in between. */
export function Pressure({ character: { pressure, traps } }: { character: Character }): ReactNode {
  return (
    <>
      <ul className={plays.abreast}>
        {pressure.map((entry) => (
          <li key={entry._id} className={plays.play}>
            <MoveSequence steps={[entry.move]} />
            <span>
              {words.ON[entry.on]}
              <Advantage entry={entry} />
            </span>
            <MoreOnPhones label={words.whatThen}>
              <ul className={`${rows.then} ${rows.rows}`}>
                {entry.follow.map(({ _id, move, beats, why }) => (
                  <li key={_id} className={plays.play}>
                    <MoveSequence steps={[move]} />
                    <FramesLine notation={move} />
                    <p>
                      <strong>{`${beatsWords(beats)}.`}</strong>
                      <Prose as="span" text={` ${why}`} />
                    </p>
                  </li>
                ))}
              </ul>
            </MoreOnPhones>
          </li>
        ))}
      </ul>
      {traps.length === 0 ? undefined : (
        <section>
          <h3 className={rows.subtitle}>{words.traps}</h3>
          <ul className={plays.abreast}>
            {traps.map((trap) => (
              <li key={trap._id} className={plays.play}>
                <MoveSequence steps={[trap.move]} />
                <FramesLine notation={trap.move} />
                <MoreOnPhones label={words.why}>
                  <p>
                    <strong>{`${trapWords(trap)}.`}</strong>
                    <Prose as="span" text={` ${trap.why}`} />
                  </p>
                </MoreOnPhones>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What of a row (`plays.module.css`) stands behind one press on phones, and in sight with more room and on paper. */
function MoreOnPhones({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <details className={plays.more}>
      <summary aria-label={label} />
      {children}
    </details>
  );
}

/** How far ahead the move leaves whoever did it, where that is one number. */
function Advantage({ entry: { move, on } }: { entry: Character["pressure"][number] }): ReactNode {
  const { frameData } = use(MoveContext);
  const facts = Object.hasOwn(frameData, move) ? frameData[move]?.at(-1) : undefined;
  const onHit = on === "counter hit" ? (facts?.counterHit ?? facts?.hit) : facts?.hit;
  const advantage = on === "block" ? facts?.block : onHit;
  if (advantage === undefined || advantage.effects?.some((effect) => effect !== "crouching"))
    return undefined;
  return <strong className={plays.advantage}>{signed(advantage.min)}</strong>;
}

/** What to do when it is the opponent's turn. */
export function Defence({ character: { defence } }: { character: Character }): ReactNode {
  return (
    <ul className={plays.abreast}>
      {defence.map(({ _id, kind, move, why, catches }) => (
        <li key={_id} className={plays.play}>
          <MoveSequence steps={[move]} />
          <FramesLine notation={move} lead={DEFENCE_TITLES[kind]} />
          <MoreOnPhones label={words.why}>
            <p>
              {catches === undefined ? undefined : <strong>{`${takes(catches)}. `}</strong>}
              <Prose as="span" text={why} />
            </p>
          </MoreOnPhones>
        </li>
      ))}
    </ul>
  );
}

/** How each stance is entered and left, and what comes out of it. It starts folded: who plays the character knows. */
export function Stances({ character: { _id, name: owner, stances } }: { character: Character }): ReactNode {
  const knowledge = use(MoveContext);
  return stances.map(({ token, name, entry, from, best, exit, attacks, state }) => (
    <section key={token} className={styles.stance}>
      <h3 className={rows.subtitle}>
        {token} <span className={styles.name}>{name}</span>
      </h3>
      <Entries label={words.enter} moves={entry.filter((move) => !isAttack(move, knowledge))} />
      <Entries label={words.after} moves={[...entry.filter((move) => isAttack(move, knowledge)), ...from]} />
      {best.length === 0 ? undefined : (
        <>
          <h4 className={rows.label}>{words.bestOutOfIt}</h4>
          <ul className={styles.best}>
            {best.map((move) => (
              <li key={move} className={plays.play}>
                <MoveSequence steps={[move]} />
                <FramesLine notation={move} />
              </li>
            ))}
          </ul>
        </>
      )}
      {exit === undefined ? undefined : <Prose as="p" className={plays.why} text={exit} stance={token} />}
      {state === undefined || attacks <= best.length ? undefined : (
        <p className={plays.why}>
          <a href={`${framesPath(_id, owner)}?show=from-${state}`}>{words.allFrom(attacks, token)}</a>
        </p>
      )}
    </section>
  ));
}

function Entries({ label, moves }: { label: string; moves: readonly string[] }): ReactNode {
  if (moves.length === 0) return undefined;
  return (
    <>
      <h4 className={rows.label}>{label}</h4>
      <ul className={rows.inlineList}>
        {moves.map((move) => (
          <li key={move}>
            <Move notation={move} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** An input that only enters the stance hits nobody. */
function isAttack(move: string, { frameData }: MovesOfPage): boolean {
  return Object.hasOwn(frameData, move) && frameData[move]?.some(({ hits }) => hits.length > 0) === true;
}

type Creator = Character["creatorNotes"][number];

/** How somebody who plays the character plays them. Of several, the first is shown. */
export function CreatorNotes({ character }: { character: Character }) {
  const [creator] = character.creatorNotes;
  if (creator === undefined) return undefined;
  return (
    <>
      <p className={rows.author}>
        {words.notesBy}
        <Author creator={creator} />
      </p>
      {creator.stapleCombo.length === 0 ? undefined : (
        <div className={rows.staple}>
          <h3 className={rows.label}>{words.staple}</h3>
          <MoveSequence steps={creator.stapleCombo} />
          {hasPlayersSheet(character) ? undefined : <FromFrames />}
        </div>
      )}
      <div className={rows.notes}>
        {groupByTitle(creator.notes, ({ title }) => title).map(({ title, items }) => (
          <section key={title}>
            <h3 className={rows.subtitle} lang={PROSE_LANGUAGE}>
              {title}
            </h3>
            <ul className={rows.rows}>
              {items.map(({ content, move }) => (
                <li key={content} className={plays.play}>
                  {move === undefined ? undefined : <MoveSequence steps={[move]} />}
                  <Prose as="p" className={plays.said} text={content} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Author({ creator: { author, socialMediaLink, socialMediaIcon } }: { creator: Creator }) {
  if (socialMediaLink === undefined) return <strong>{author}</strong>;
  const sign = socialMediaIcon && SIGNS[socialMediaIcon];
  return (
    <a className={rows.social} href={socialMediaLink} target="_blank" rel="noreferrer">
      {sign === undefined ? undefined : (
        <svg className={rows.socialIcon} viewBox="0 0 24 24" role="img" aria-label={sign.label}>
          <path
            d={sign.path}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {author}
    </a>
  );
}

/** Plain signs of our own for the places where creators are found, 24 by 24 units. */
const SIGNS: Readonly<
  Record<NonNullable<Creator["socialMediaIcon"]>, { readonly label: string; readonly path: string }>
> = {
  youtube: { label: "YouTube", path: "M3 6h18v12H3zM10 9v6l5-3z" },
  twitch: { label: "Twitch", path: "M4 3h17v11l-4 4h-4l-3 3v-3H4zM11 8v5M16 8v5" },
  twitter: { label: "Twitter", path: "M4 4l16 16M20 4L4 20" },
  discord: { label: "Discord", path: "M6 6q6-2 12 0l3 10-4 2-2-2H9l-2 2-4-2zM9 12v1M15 12v1" },
};
