import {
  BEFORE_ALL_CHANGES,
  type Changes,
  type ChangesOverview,
  changesFeedPath,
  dayBefore,
  dayWords,
  FIELD_WORDS,
  framesOnPath,
  framesPath,
  type GamePatch,
  joinChanges,
  KIND_WORDS,
} from "@tactician/contract";
import { type CharacterId, findCharacter, parseCharacterId } from "@tactician/game";
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchChanges, fetchCharacterChanges } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { MoveContext } from "../../live/move-context.tsx";
import { useAsync } from "../../live/use-async.ts";
import { useCharacterChoices } from "../../live/use-own-character.ts";
import { useStored } from "../../live/use-stored.ts";
import { whenNear } from "../../live/when-near.ts";
import { useTypedAddress } from "../../typed/use-typed-address.ts";
import { asNumbers } from "../../typed/writing.ts";
import { ChangeList } from "../../ui/changes/ChangeList.tsx";
import { type ChangeGroup, type CharacterGroup, groupChanges } from "../../ui/changes/group-changes.ts";
import { FoldedFilters } from "../../ui/FoldedFilters.tsx";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { AskFailure } from "../../ui/state/LoadFailure.tsx";
import { LoadingText } from "../../ui/state/LoadingText.tsx";
import {
  type ChangesView,
  changesAddress,
  fittingChanges,
  isNewest,
  NEWEST,
  ownChanges,
} from "./core/changes-view.ts";
import { WhatItMeans } from "./meaning/WhatItMeans.tsx";
import styles from "./Page.module.css";
import * as words from "./words.ts";

/** More rows at a time: the newest patch is about so long. */
const STEP = 250;

/** What patches changed in the frame data, newest first, of all characters or as one chooses. */
function ChangesPage({ overview }: { readonly overview?: ChangesOverview }): ReactNode {
  const [view, changeView] = useTypedAddress(changesAddress);
  const [remembered] = useStored("myCharacter");
  const shownView = useDeferredValue(view);
  const [limit, setLimit] = useState(STEP);
  const { changes, asked } = useChanges(shownView, overview?.newest, limit > STEP);
  const fitting = fittingChanges(changes, { ...shownView, find: asNumbers(shownView.find) });
  // The page itself has the newest patch alone.
  const hasMore = asked.state === "idle" || fitting.length > limit;
  const change = (next: ChangesView) => {
    setLimit(STEP);
    changeView(next);
  };
  return (
    <article className={styles.page}>
      <header>
        <h1 className="flush">{words.heading}</h1>
        <p className={styles.sources}>{words.intro}</p>
      </header>
      <MyChanges me={view.me ?? parseCharacterId(remembered)} newest={overview?.newest} />
      <WhatItMeans me={view.me} onChoose={(me) => change({ ...view, me })} />
      <ChangeFilters
        view={view}
        patches={overview?.patches ?? changes.patches}
        onChange={change}
        count={asked.state === "ready" ? words.count(fitting.length) : ""}
      />
      {groupChanges(changes, fitting.slice(0, limit)).map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {asked.state === "loading" ? <LoadingText>{words.loadingMore}</LoadingText> : undefined}
      <AskFailure asked={asked} what={words.theChanges} />
      {hasMore && asked.state !== "loading" ? (
        <MoreOnSight key={limit} onMore={() => setLimit(limit + STEP)} />
      ) : undefined}
      <Sources />
    </article>
  );
}

function Sources(): ReactNode {
  return (
    <footer className={styles.sources}>
      <p>
        {words.feeds.before}
        <a href={changesFeedPath()}>{words.feeds.link}</a>
        {words.feeds.after}
      </p>
      <p>
        {words.community.before}
        <a href="https://wavu.wiki">wavu.wiki</a>, <a href="https://tekkendocs.com">tekkendocs.com</a>
        {words.community.and}
        <a href="https://rbnorway.org">rbnorway.org</a>. <a href="/credits">{words.credits}</a>
      </p>
    </footer>
  );
}

interface ChangeFiltersProps {
  readonly view: ChangesView;
  readonly patches: readonly GamePatch[];
  readonly onChange: (view: ChangesView) => void;
  /** How many fit. */
  readonly count: string;
}

/** A value of the address, and its words. */
type Option = readonly [value: string, label: string];

const KINDS: readonly Option[] = [...KIND_WORDS, ["all", words.allOfThese]];
const EFFECTS: readonly Option[] = [
  ["", words.anyEffect],
  ["better", words.better],
  ["worse", words.worse],
];
const FIELDS: readonly Option[] = [
  ["", words.anything],
  ...[...FIELD_WORDS].map(([id, field]): Option => [id, field.charAt(0).toUpperCase() + field.slice(1)]),
];

export function ChangeFilters({ view, patches, onChange, count }: ChangeFiltersProps): ReactNode {
  const roster = useCharacterChoices();
  const patchOptions = patches.map(
    ({ version, date }): Option => [version, words.patchOn(version, dayWords(date))],
  );
  const choices = [
    { name: "character", label: words.character, options: [["", words.everybody], ...roster] },
    { name: "patch", label: words.patch, options: [["", words.anyTime], ...patchOptions] },
    { name: "effect", label: words.effect, options: EFFECTS },
    { name: "field", label: words.what, options: FIELDS },
    { name: "kind", label: words.why, options: KINDS },
  ] as const;
  // Through the address, which takes no value but those offered.
  const choose = (name: string, value: string) => {
    const parameters = changesAddress.format(view);
    parameters.set(name, value);
    onChange(changesAddress.parse(parameters));
  };
  return (
    <search className={styles.filters} aria-label={words.filterChanges}>
      <SearchField
        label={words.findChange}
        className={styles.field}
        maxLength={60}
        placeholder={words.findExample}
        value={view.find}
        onType={(find) => onChange({ ...view, find })}
      />
      <FoldedFilters isOpenWhenWide on={choices.filter(({ name }) => view[name] !== NEWEST[name]).length}>
        {choices.map(({ name, label, options }) => (
          <LabelledSelect
            key={name}
            className={styles.choice}
            label={label}
            value={view[name] ?? ""}
            options={options}
            onChoose={(value) => choose(name, value ?? "")}
          />
        ))}
      </FoldedFilters>
      <p className={styles.count}>
        <span role="status">{count}</span>
        {isNewest(view) ? undefined : (
          <button type="button" className={styles.more} onClick={() => onChange({ ...NEWEST, me: view.me })}>
            {words.showAll}
          </button>
        )}
      </p>
    </search>
  );
}

function Group({ group: { title, patch, characters } }: { readonly group: ChangeGroup }): ReactNode {
  return (
    <section className={styles.group}>
      <header className={styles.head}>
        <h2 className="flush">{title}</h2>
        {patch === undefined ? undefined : (
          <a className="target" href={patch.source}>
            {words.source}
            <span className="visually-hidden">{words.sourceSpoken(patch.version)}</span>
          </a>
        )}
      </header>
      {characters.map((own) => (
        <OfCharacter key={own.character._id} own={own} patch={patch} />
      ))}
    </section>
  );
}

function OfCharacter({ own, patch }: { own: CharacterGroup; patch: GamePatch | undefined }): ReactNode {
  const { _id, name, vocabulary } = own.character;
  return (
    <MoveContext value={{ stances: vocabulary, frameData: {} }}>
      <header className={styles.head}>
        <h3 className="flush">
          <a className="target" href={framesPath(_id, name)}>
            {name}
          </a>
        </h3>
        {patch === undefined ? undefined : (
          <a className="target" href={framesOnPath(_id, name, dayBefore(patch.date))}>
            {words.beforePatch}
            <span className="visually-hidden">{words.beforePatchSpoken(name)}</span>
          </a>
        )}
      </header>
      <ChangeList characterId={_id} name={name} changes={own.changes} />
    </MoveContext>
  );
}

/** Asks for more once when it comes near the window after a scroll, or when it is pressed. */
function MoreOnSight({ onMore }: { readonly onMore: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => whenNear(button.current, "600px", () => scrollY > 0 && ask()), []);
  return (
    <button ref={button} type="button" className={styles.more} onClick={onMore}>
      {words.showMore}
    </button>
  );
}

const NOTHING: Changes = { characters: [], patches: [], changes: [] };

/**
 * The changes that a view is chosen from: those of the newest patch, which the page has, until another view or `more` is wanted;
 * then a character's own, or everybody's of the kind.
 */
function useChanges(view: ChangesView, newest: Changes | undefined, more: boolean) {
  const { character, kind } = view;
  const asked = useAsync(
    newest !== undefined && !more && isNewest(view) ? undefined : (character ?? `all ${kind}`),
    async () => {
      if (character !== undefined) return joinChanges([await fetchCharacterChanges(character)], "");
      return fetchChanges(BEFORE_ALL_CHANGES, kind === "all" ? undefined : kind);
    },
    "Failed to fetch changes",
  );
  return { changes: asked.value ?? newest ?? NOTHING, asked };
}

export default island("pages/changes/Changes", "start", ChangesPage);

/** More are a press away. */
const MOST = 6;

/** What the newest patch did to the visitor's own character. Its place is kept for who has one. */
function MyChanges({ me, newest }: { me: CharacterId | undefined; newest: Changes | undefined }): ReactNode {
  const name = findCharacter(me ?? "")?.name;
  if (me === undefined || name === undefined || newest === undefined) return <div className={styles.mine} />;
  const own = ownChanges(newest, me);
  if (own === undefined) return <p className={styles.mine}>{words.notChanged(name)}</p>;
  const { title, changes } = own;
  const { _id, vocabulary } = own.character;
  const all = changesAddress.format({ ...NEWEST, character: _id });
  return (
    <section className={styles.mine} aria-label={words.changesOf(name)}>
      <h2 className="flush">{words.ofPatch(name, title)}</h2>
      <MoveContext value={{ stances: vocabulary, frameData: {} }}>
        <ChangeList characterId={_id} name={name} changes={changes.slice(0, MOST)} />
      </MoveContext>
      <a className="target" href={`?${all}`}>
        {changes.length > MOST ? words.allAndOlder(changes.length) : words.older}
      </a>
    </section>
  );
}
