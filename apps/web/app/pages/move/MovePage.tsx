import {
  antiGuidePath,
  changesOfPath,
  dataWords,
  dayWords,
  dojoPath,
  framesPath,
  type MovePage as MovePageDocument,
  movePath,
  sheetPath,
} from "@tactician/contract";
import { publicMoveId } from "@tactician/game";
import type { ReactNode } from "react";
import { WikiLink } from "../../answers/WikiLink.tsx";
import { MoveContext } from "../../live/move-context.tsx";
import { NoteChip } from "../../notes/NoteChip.tsx";
import { CharacterHead } from "../../ui/CharacterHead.tsx";
import { ChangeList } from "../../ui/changes/ChangeList.tsx";
import characterPage from "../../ui/character-page.module.css";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { IntoArrow, MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { Star } from "../../ui/move/Star.tsx";
import { howToBeat, trainThis } from "../../ui/words.ts";
import CompareWith from "./CompareWith.island.tsx";
import { sheetPlaces } from "./core/sheet-places.ts";
import { MoveFacts } from "./MoveFacts.tsx";
import styles from "./MovePage.module.css";
import { MovePanel } from "./MovePanel.tsx";
import { MoveString } from "./MoveString.tsx";
import WhatToPress from "./WhatToPress.island.tsx";
import * as words from "./words.ts";

/** One move: its frame data, the string it belongs to, what follows it, and what one does about it. */
export function MovePage({ page }: { page: MovePageDocument }): ReactNode {
  return (
    <MoveContext value={{ stances: page.vocabulary, frameData: {} }}>
      <article className={characterPage.page} data-character={page.character}>
        <Head page={page} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <MoveFacts move={page.move} />
            <MoveString page={page} />
          </div>
          <div className={styles.column}>
            <WhatToPress page={page} />
            <OnTheSheet page={page} />
            <MoveChanges page={page} />
          </div>
        </div>
        <Neighbours page={page} />
      </article>
    </MoveContext>
  );
}

function Head({ page }: { page: MovePageDocument }): ReactNode {
  const { character, name, checkedAt, patch, move, summary, anchor } = page;
  const publicId = publicMoveId(character, move.id);
  const called = move.name ?? move.command;
  return (
    <>
      <CharacterHead characterId={character} name={name} className={characterPage.head}>
        <p className={characterPage.kicker}>{name}</p>
        <h1 className={styles.title}>
          <MoveInputs notation={move.command} />
          {move.name === undefined ? undefined : <span className={styles.name}> {move.name}</span>}
        </h1>
        <p className={styles.summary}>{summary.join(" · ")}</p>
        <p className="small">
          {words.checked(dataWords(checkedAt, patch))}{" "}
          <WikiLink characterId={character} id={publicId} move={called} label={words.video} />
        </p>
      </CharacterHead>
      <p className={styles.ways}>
        <Star id={publicId} name={called} />
        <NoteChip subject={`move:${publicId}`} />
        <CompareWith page={page} />
        <a href={dojoPath(character, move.command)}>{trainThis}</a>
        <a href={sheetPath(character, name)}>{words.sheetOf(name)}</a>
        <a href={`${framesPath(character, name)}#${anchor}`}>{words.allMoves}</a>
        <a href={antiGuidePath(character)}>{howToBeat(name)}</a>
      </p>
    </>
  );
}

/** What changed in a move's frame data, by day, the newest first. */
function MoveChanges({ page: { character, name, changes } }: { page: MovePageDocument }): ReactNode {
  return (
    <MovePanel id="changes" title={words.whatChanged}>
      {changes.length === 0 ? <p className="flush">{words.nothingChanged}</p> : undefined}
      {[...Map.groupBy(changes, ({ date }) => date)].map(([date, ofDay]) => (
        <section key={date}>
          <h3 className={styles.day}>
            {ofDay[0]?.patch === undefined
              ? dayWords(date)
              : words.dayOfPatch(dayWords(date), ofDay[0].patch)}
          </h3>
          <ChangeList characterId={character} name={name} changes={ofDay} />
        </section>
      ))}
      <p className="flush">
        <a className={characterPage.way} href={changesOfPath(character)}>
          {words.allChanges(name)}
        </a>
      </p>
    </MovePanel>
  );
}

/** The moves before and behind this one in the movelist. */
function Neighbours({ page: { character, previous, next } }: { page: MovePageDocument }): ReactNode {
  const ways = [
    { rel: "prev", move: previous, label: words.previous },
    { rel: "next", move: next, label: words.next },
  ];
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {ways.map(({ rel, move, label }) =>
        move === undefined ? (
          <span key={rel} />
        ) : (
          <a key={rel} className={styles.neighbour} rel={rel} href={movePath(character, move.id)}>
            <span className="small">{label}</span> <MoveInputs notation={move.command} />
          </a>
        ),
      )}
    </nav>
  );
}

/** What the character's sheet does with a move: the combos that it begins, and every panel that names it. */
function OnTheSheet({ page: { character, name, combos, uses } }: { page: MovePageDocument }): ReactNode {
  const places = sheetPlaces(uses, character, name);
  if (places.length === 0) return undefined;
  return (
    <MovePanel id="on-the-sheet" title={words.onTheSheet}>
      {combos.map(({ launcher, route, damage, unplayed }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: combos never change their order
        <p key={place} className={styles.combo}>
          <MoveInputs notation={launcher} /> <IntoArrow />
          <MoveSequence steps={route} />
          {damage !== undefined && <span className={styles.aside}>{words.aboutDamage(damage)}</span>}
          {unplayed && <span className={styles.aside}>{words.untested}</span>}
        </p>
      ))}
      <ul className={characterPage.ways}>
        {places.map(({ href, label, count }) => (
          <li key={label}>
            <a className={characterPage.way} href={href}>
              {label}
              {count === 1 ? undefined : <span className={styles.aside}>{words.times(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </MovePanel>
  );
}
