import { type CharacterSummary, sheetPath } from "@tactician/contract";
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useRef,
  useState,
} from "react";
import { type CharacterList, loadCharacters } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { CharacterCard } from "../../ui/CharacterCard.tsx";
import { matchCharacters } from "../../ui/core/match-characters.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import { scrollPageTo } from "../../ui/smooth-scroll.ts";
import { LoadingText } from "../../ui/state/LoadingText.tsx";
import { tryAgain } from "../../ui/words.ts";
import styles from "./CharacterPicker.module.css";
import { gridStep, groupByLetter, LETTERS, type LetterGroup, letterId } from "./core/picker.ts";
import filterStyles from "./PickerFilter.module.css";
import * as words from "./words.ts";

/** Every character by letter, or what became of the list. */
function CharacterPicker({ characters }: { characters: CharacterList }) {
  const [{ tries, list }, setTry] = useState({ tries: 0, list: characters });
  return (
    // Each try is a new wait with a text of its own.
    <Suspense
      key={tries}
      fallback={
        <Picker>
          <LoadingText>{words.loading}</LoadingText>
        </Picker>
      }
    >
      <LoadedPicker characters={list} onRetry={() => setTry({ tries: tries + 1, list: loadCharacters() })} />
    </Suspense>
  );
}

function LoadedPicker({ characters, onRetry }: { characters: CharacterList; onRetry: () => void }) {
  const list = Array.isArray(characters) ? characters : use(characters);
  if (list === undefined)
    return (
      <Picker>
        <div className={styles.failure} role="alert">
          <p>{words.loadFailed}</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {tryAgain}
          </button>
        </div>
      </Picker>
    );
  return (
    <PickerFilter characters={list}>
      {(found) => {
        const groups = groupByLetter(found);
        return (
          <Picker groups={groups}>
            <LetterGroups groups={groups} />
          </Picker>
        );
      }}
    </PickerFilter>
  );
}

/** Where a letter's heading comes to rest below the top of the window: the two bars (docs/fixed-by-the-specification.md). */
const OFFSET_PX = -100;

/** A to Z, above what is picked from; letters of `groups` lead to theirs, the others are dimmed. */
function Picker({ groups = [], children }: { groups?: LetterGroup[]; children: ReactNode }) {
  return (
    <>
      <nav className={styles.bar} aria-label={words.letters}>
        <ul className={styles.letters}>
          {LETTERS.map((letter) => (
            <li key={letter}>
              {groups.some((group) => group.letter === letter) ? (
                <a
                  className={styles.letter}
                  href={`#${letterId(letter)}`}
                  onClick={(event) => jump(event, letter)}
                >
                  {letter}
                </a>
              ) : (
                // biome-ignore lint/a11y/useValidAnchor: a link that is off has no address (HTML, "placeholder hyperlink")
                <a className={styles.letter} role="link" aria-disabled="true">
                  {letter}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}

function jump(event: MouseEvent, letter: string): void {
  const heading = document.getElementById(letterId(letter));
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  scrollPageTo(heading.getBoundingClientRect().top + window.scrollY + OFFSET_PX);
}

/** Cards that may be on the first screen of a phone; the others load when they come near. */
const EAGER_CARDS = 9;

/** One select screen without gaps: every letter is a badge on the first card of its group. */
function LetterGroups({ groups }: { groups: LetterGroup[] }) {
  const early = new Set(groups.flatMap(({ characters }) => characters).slice(0, EAGER_CARDS));
  return (
    <div className={styles.grid}>
      {groups.map(({ letter, characters: [first, ...others] }) => (
        <section key={letter} className={styles.group} aria-labelledby={letterId(letter)}>
          <div className={styles.lead}>
            <h2 id={letterId(letter)} className={styles.badge} tabIndex={-1}>
              {letter}
            </h2>
            {first && <SheetCard character={first} isEarly={early.has(first)} />}
          </div>
          {others.map((character) => (
            <SheetCard key={character._id} character={character} isEarly={early.has(character)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function SheetCard({ character, isEarly }: { character: CharacterSummary; isEarly: boolean }) {
  return (
    <CharacterCard to={sheetPath(character._id, character.name)} character={character} isEarly={isEarly} />
  );
}

export default island("pages/home/CharacterPicker", "start", CharacterPicker);

interface PickerFilterProps {
  readonly characters: CharacterSummary[];
  /** Shows the characters that are left, in a part of the page whose links are the cards. */
  readonly children: (found: CharacterSummary[]) => ReactNode;
}

/**
 * The picker by keyboard: typing narrows it, Enter opens the first of what is left, arrow keys walk from the field into
 * the cards and back, and letters typed on a card go into the field.
 */
function PickerFilter({ characters, children }: PickerFilterProps): ReactNode {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const isFiltered = query.trim() !== "";
  const found = isFiltered ? matchCharacters(characters, query) : characters;

  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first && isFiltered) location.assign(sheetPath(first._id, first.name));
  };

  const walk = (event: KeyboardEvent) => {
    const links = cardLinks(cards.current);
    const from = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1;
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^[\p{L}\p{N}]$/u.test(event.key)) field.current?.focus();
    if (!event.key.startsWith("Arrow")) return;
    const places = links.map((link) => link.getBoundingClientRect());
    const to = gridStep(places, from, event.key);
    const goal = to === undefined && event.key === "ArrowUp" ? field.current : links[to ?? -1];
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };

  const enterCards = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    cardLinks(cards.current)[0]?.focus();
  };

  return (
    <>
      <search className={filterStyles.search}>
        <form onSubmit={openFirst}>
          <SearchField
            ref={field}
            label={words.find}
            className={filterStyles.field}
            enterKeyHint="go"
            maxLength={40}
            placeholder={words.findHint}
            value={query}
            onType={setQuery}
            onKeyDown={enterCards}
          />
          <p role="status" className={filterStyles.count}>
            {isFiltered ? countText(found) : ""}
          </p>
        </form>
      </search>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the focus; arrow keys only move it among them */}
      <div ref={cards} onKeyDown={walk}>
        {children(found)}
      </div>
    </>
  );
}

function cardLinks(root: HTMLElement | null): HTMLAnchorElement[] {
  return [...(root?.querySelectorAll<HTMLAnchorElement>("a[data-tooltip]") ?? [])];
}

function countText([first, ...others]: readonly CharacterSummary[]): string {
  if (first === undefined) return words.foundNobody;
  return others.length === 0 ? words.foundOne : words.found(others.length + 1, first.name);
}
