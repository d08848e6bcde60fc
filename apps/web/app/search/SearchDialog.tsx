import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { type PackedSearchHits, readSearchHit, type SearchMove } from "@tactician/contract";
import { isCharacterId } from "@tactician/game";
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from "react";
import { fetchedNews } from "../base/api.ts";
import { fetchTable } from "../base/built-table.ts";
import { readStored } from "../base/storage.ts";
import { keptKinds } from "../kept/mine-database.ts";
import { MoveContext } from "../live/move-context.tsx";
import { type Async, useAsync } from "../live/use-async.ts";
import { starSign } from "../moves/stars.ts";
import { asNumbers } from "../typed/writing.ts";
import { Icon } from "../ui/IconButton.tsx";
import { useFavourites } from "../ui/move/use-favourites.ts";
import { MoveRow } from "../ui/move-row/MoveRow.tsx";
import { tryAgain } from "../ui/words.ts";
import type { ResultGroup, Search, SearchAnswer, SearchResult } from "./core/search.ts";
import styles from "./SearchDialog.module.css";
import * as words from "./words.ts";

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The button, which gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The search over characters, moves, pages and news, in a window of its own. */
export function SearchDialog({ isOpen, onOpenChange, opener }: SearchDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const wentOn = useRef(false);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        wentOn.current = false;
        onOpenChange(open);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={styles.popup}
            initialFocus={field}
            // On another page the focus belongs to that page.
            finalFocus={() => (wentOn.current ? false : opener.current)}
          >
            <SearchField
              field={field}
              onChosen={() => {
                wentOn.current = true;
                onOpenChange(false);
              }}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const NO_IDS: ReadonlySet<string> = new Set();
const NOTHING: SearchAnswer = { groups: [], moveCount: 0 };

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChosen: () => void;
}

function SearchField({ field, onChosen }: SearchFieldProps): ReactNode {
  const loaded = useAsync("search", loadSearch, "The search did not load");
  const search = loaded.value;
  const hits = useAsync("search hits", loadHits, "Hit and damage of the search did not load").value;
  const [query, setQuery] = useState("");
  const hintId = useId();
  const asked = useDeferredValue(query);
  const favourites = useFavourites().ids;
  const [isOnly, setOnly] = useState(false);
  const [first] = useState(nearCharacters);
  const answer =
    search?.(asNumbers(asked), fetchedNews(), { ids: favourites ?? NO_IDS, isOnly, first }) ?? NOTHING;
  const notes = useAsync("search notes", loadNotes, "Notes did not load for the search").value;
  const found = isOnly || answer.isMine ? undefined : notes?.(asked);
  const shown = found === undefined ? answer.groups : [...answer.groups, found];
  const groups = shown.map(({ title, items }) => ({ value: title, items: [...items] }));
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      value={query}
      onValueChange={(value, { reason }) => {
        if (reason !== "item-press") setQuery(value);
      }}
      itemToStringValue={({ title }) => title}
      filter={null}
      autoHighlight="always"
      keepHighlight
    >
      <Dialog.Title className="visually-hidden">{words.search}</Dialog.Title>
      <div className={styles.head}>
        <Autocomplete.Input
          ref={field}
          className={styles.field}
          aria-label={words.field}
          aria-describedby={hintId}
          placeholder={words.fieldHint}
          enterKeyHint="go"
          maxLength={120}
          spellCheck={false}
          autoCapitalize="off"
        />
        <Dialog.Close className={styles.close} aria-label={words.close}>
          <Icon path="M5 5l14 14M19 5L5 19" />
        </Dialog.Close>
      </div>
      <div className={styles.below}>
        <Autocomplete.Status className={styles.status}>
          {answer.isMine
            ? mineWords(favourites, answer)
            : statusWords(loaded, asked, answer, found?.items.length ?? 0)}
          {loaded.state === "failed" ? (
            <button type="button" className={styles.retry} onClick={loaded.retry}>
              {tryAgain}
            </button>
          ) : undefined}
        </Autocomplete.Status>
        <button
          type="button"
          className={styles.mine}
          aria-pressed={isOnly}
          aria-label={words.mineSpoken}
          onClick={() => {
            setOnly(!isOnly);
            field.current?.focus();
          }}
        >
          {starSign(isOnly)} {words.mine}
        </button>
      </div>
      <SearchResults hits={hits} onChosen={onChosen} />
      <p id={hintId} className={styles.hint}>
        {words.help}
      </p>
    </Autocomplete.Root>
  );
}

/** Whose moves come first: who the visitor plays, and the page's character. */
function nearCharacters(): string[] {
  const { pathname } = location;
  return [readStored("myCharacter") ?? "", ...pathname.split("/").filter(isCharacterId)];
}

/** Of one's own favourites. */
function mineWords(favourites: ReadonlySet<string> | undefined, { moveCount }: SearchAnswer): string {
  if (favourites === undefined) return words.loadingFavourites;
  if (favourites.size === 0) return words.noFavourites;
  return moveCount === 0 ? words.noneFits : words.favourites(moveCount);
}

function statusWords({ state }: Async<Search>, asked: string, answer: SearchAnswer, notes: number): string {
  if (state === "failed") return words.loadFailed;
  if (state !== "ready") return words.loading;
  if (asked.trim() === "") return "";
  const others = answer.groups.reduce(
    (sum, { title, items }) => sum + (title === "Moves" ? 0 : items.length),
    0,
  );
  if (answer.moveCount + others + notes === 0) return words.nothingFound;
  return [
    answer.moveCount && words.moves(answer.moveCount),
    others && words.pages(others),
    notes && words.notes(notes),
  ]
    .filter(Boolean)
    .join(", ");
}

let kept: Promise<Search> | undefined;

/** The search with its index, fetched at first use and kept while the site is open. A failure is forgotten: the next call tries again. */
function loadSearch(): Promise<Search> {
  if (kept !== undefined) return kept;
  const loading = Promise.all([import("./core/search.ts"), fetchTable("search-index")]).then(
    ([{ createSearch }, packed]) => createSearch(packed),
  );
  kept = loading;
  loading.catch(() => {
    kept = undefined;
  });
  return loading;
}

/** What finds notes; nothing where there are none, and no code for it. */
const loadNotes = async () =>
  keptKinds().includes("notes") ? (await import("../notes/search-notes.ts")).createNoteSearch() : undefined;

const loadHits = () => fetchTable("search-hits");

interface SearchResultsProps {
  /** Nothing until it has arrived: the index alone finds everything. */
  readonly hits: PackedSearchHits | undefined;
  readonly onChosen: () => void;
}

/** The results in their groups. Each is a link as well as an option, so that it can also be opened in a tab of its own. */
function SearchResults({ hits, onChosen }: SearchResultsProps): ReactNode {
  return (
    <Autocomplete.List className={styles.list}>
      {({ value, items }: { value: ResultGroup["title"]; items: SearchResult[] }) => (
        <Autocomplete.Group key={value} items={items}>
          <Autocomplete.GroupLabel className={styles.groupTitle}>
            {words.GROUPS[value]}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(result: SearchResult) => (
              <Autocomplete.Item
                key={result.id}
                value={result}
                className={styles.item}
                render={linkTo(result)}
                onClick={onChosen}
              >
                {result.move === undefined ? (
                  <>
                    <span className={styles.title}>{result.title}</span>
                    <span className={styles.detail}>{result.detail}</span>
                  </>
                ) : (
                  <FoundMove result={result} move={result.move} hits={hits} />
                )}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

function linkTo({ to }: SearchResult): ReactElement {
  const elsewhere = /^https?:/.test(to) ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return <a href={to} {...elsewhere} />;
}

interface FoundMoveProps {
  readonly result: SearchResult;
  readonly move: SearchMove;
  readonly hits: PackedSearchHits | undefined;
}

function FoundMove({ result, move, hits }: FoundMoveProps): ReactNode {
  const { command, character, names, startup, block } = move;
  const facts = {
    hits: [],
    properties: [],
    startup: startup === undefined ? undefined : { min: startup },
    block: block === undefined ? undefined : { min: block },
    ...(hits && readSearchHit(hits, move.place)),
  };
  const about = (
    <span className={styles.about}>
      {[names[0], result.detail].filter(Boolean).join(" · ")}
      {result.isFavourite ? (
        <span className={styles.favourite}>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{words.favourite}</span>
        </span>
      ) : undefined}
    </span>
  );
  return (
    <MoveContext value={{ stances: character.vocabulary, frameData: {} }}>
      <MoveRow command={command} of={character.name} words={about} facts={facts} />
    </MoveContext>
  );
}
