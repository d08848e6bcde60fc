import { dayWords } from "@tactician/contract";
import { type CharacterId, findCharacter, isCharacterId } from "@tactician/game";
import type { Note } from "@tactician/mine";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type AddressCodec, textIn } from "../../base/core/address-codec.ts";
import { compareNames } from "../../base/core/compare-names.ts";
import { MINE_DATABASE, onChanged } from "../../kept/changes.ts";
import { keptKinds } from "../../kept/mine-database.ts";
import type { MineTrouble } from "../../kept/mine-store.ts";
import { useSteps } from "../../live/InSteps.tsx";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { findNotes, type ListedNote } from "../../notes/core/find-notes.ts";
import type { NoteView } from "../../notes/note-view.ts";
import { useTypedAddress } from "../../typed/use-typed-address.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import styles from "./Page.module.css";
import * as words from "./words.ts";

interface NotesView {
  readonly find: string;
  readonly character: CharacterId | undefined;
}

const notesAddress: AddressCodec<NotesView> = {
  parse: (parameters) => {
    const character = parameters.get("character") ?? "";
    return {
      find: textIn(parameters, "find", 120),
      character: isCharacterId(character) ? character : undefined,
    };
  },
  format: ({ find, character }) =>
    new URLSearchParams({ ...(find && { find }), ...(character && { character }) }),
};

/** A note of the list has so much room that ten frames are enough for a screen. */
const AT_ONCE = 30;

/** All notes, by character, the newest first. */
function Notes(): ReactNode {
  const { notes, trouble } = useNotes();
  const [{ find, character }, change] = useTypedAddress(notesAddress);
  const asked = useDeferredValue(find);
  const all = notes ?? NONE;
  const groups = useMemo(() => {
    const found = findNotes(all, asked).filter(
      (one) => character === undefined || one.characterId === character,
    );
    return groupsOf(found);
  }, [all, asked, character]);
  const count = groups.reduce((sum, [, ofGroup]) => sum + ofGroup.length, 0);
  return (
    <>
      <search className={styles.filter} aria-label={words.filter}>
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={find}
          onType={(text) => change({ find: text, character })}
        />
        <LabelledSelect
          className={styles.choice}
          label={words.character}
          value={character}
          options={charactersOf(all)}
          none={words.everybody}
          onChoose={(chosen) => change({ find, character: chosen })}
        />
        <button type="button" className={styles.print} onClick={() => window.print()}>
          {words.print}
        </button>
      </search>
      <p className="small flush" role="status">
        {trouble ?? (notes === undefined ? words.loading : statusWords(count, all.length))}
      </p>
      <List key={`${asked} ${character}`} groups={groups} />
    </>
  );
}

const NONE: readonly ListedNote[] = [];

function statusWords(shown: number, all: number): string {
  if (all === 0) return words.none;
  return shown === 0 ? words.noneFits : words.count(shown, all);
}

type Group = readonly [name: string, notes: readonly ListedNote[]];

function groupsOf(notes: readonly ListedNote[]): Group[] {
  const byName = Map.groupBy(notes, ({ characterId }) => nameOf(characterId));
  return [...byName].sort(([one], [other]) =>
    one === words.others || other === words.others
      ? Number(one === words.others) - Number(other === words.others)
      : compareNames(one, other),
  );
}

function nameOf(characterId: CharacterId | undefined): string {
  return findCharacter(characterId ?? "")?.name ?? words.others;
}

function charactersOf(notes: readonly ListedNote[]): (readonly [CharacterId, string])[] {
  const ids = new Set(notes.flatMap(({ characterId }) => characterId ?? []));
  return [...ids]
    .map((id) => [id, nameOf(id)] as const)
    .sort(([, one], [, other]) => compareNames(one, other));
}

const fetchNoteCode = () =>
  Promise.all([import("../../notes/notes-list.ts"), import("../../notes/note-view.ts")]);

/** What there is, as the page goes on: what was deleted here stays for its undo, and nothing changes its place. */
function useNotes() {
  const [turn, setTurn] = useState(0);
  const shown = useRef<readonly ListedNote[] | undefined>(undefined);
  useEffect(() => onChanged(MINE_DATABASE, () => setTurn((now) => now + 1)), []);
  const asked = useAsync(`${turn}`, async () => {
    const [code] = await fetchNoteCode();
    shown.current =
      keptKinds().includes("notes") || shown.current
        ? code.inTheirPlaces(shown.current, await code.readNotes())
        : [];
    return shown.current;
  });
  const notes = asked.value ?? shown.current;
  return { notes, trouble: asked.state === "failed" ? troubleWords(asked.thrown) : undefined };
}

function troubleWords(thrown: unknown): string {
  const { trouble } = thrown as Partial<MineTrouble>;
  return trouble === undefined ? words.failed : words.TROUBLES[trouble];
}

function List({ groups }: { groups: readonly Group[] }): ReactNode {
  const total = groups.reduce((sum, [, notes]) => sum + notes.length, 0);
  let left = useSteps(total, AT_ONCE);
  return groups.map(([name, notes]) => {
    const some = notes.slice(0, left);
    left -= some.length;
    return some.length === 0 ? undefined : (
      <section key={name}>
        <h2 className={styles.group}>{name}</h2>
        <ul className="column spaced">
          {some.map((listed) => (
            <Entry key={listed.note.subject} {...listed} />
          ))}
        </ul>
      </section>
    );
  });
}

function Entry({ note, label, path, characterId }: ListedNote): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<NoteView>(undefined);
  const [remark, setRemark] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later notes on the same subject are told to the view
  useEffect(() => {
    let isWanted = true;
    void fetchNoteCode().then(([{ isGone }, { noteView }]) => {
      if (!isWanted || place.current === null) return;
      view.current = noteView({ subject: note.subject, label, characterId, note });
      place.current.replaceChildren(view.current.element);
      if (characterId === undefined) setRemark(words.unknown);
      else void isGone(note).then((is) => is && isWanted && setRemark(words.gone));
    });
    return () => {
      isWanted = false;
      view.current?.leave();
    };
  }, [note.subject]);
  useEffect(() => view.current?.update(note), [note]);
  return (
    <li className={styles.note}>
      <h3 className={styles.about}>
        {path === undefined ? (
          label
        ) : (
          <a className="target" href={path}>
            {label}
          </a>
        )}
      </h3>
      <span className="small">{dayOf(note)}</span>
      {remark === undefined ? undefined : <p className={styles.remark}>{remark}</p>}
      <div ref={place} className={styles.text} />
    </li>
  );
}

function dayOf({ at }: Note): string {
  const day = new Date(at);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return dayWords(parts.map((part) => String(part).padStart(2, "0")).join("-"));
}

export default island("pages/notes/Notes", "start", Notes);
