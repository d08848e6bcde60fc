import { type CharacterSummary, sheetPath } from "@tactician/contract";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { matchCharacters } from "../../ui/core/match-characters.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import { gridStep, isArrowKey } from "./core/grid-step.ts";
import styles from "./PickerFilter.module.css";
import * as words from "./words.ts";

interface PickerFilterProps {
  readonly characters: CharacterSummary[];
  /** Shows the characters that are left, in a part of the page whose links are the cards. */
  readonly children: (found: CharacterSummary[]) => ReactNode;
}

/**
 * The picker by keyboard: typing narrows it, Enter opens the first of what is left, arrow keys walk from the field into
 * the cards and back, and letters typed on a card go into the field.
 */
export function PickerFilter({ characters, children }: PickerFilterProps): ReactNode {
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
    if (!isArrowKey(event.key)) return;
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
      <search className={styles.search}>
        <form onSubmit={openFirst}>
          <SearchField
            ref={field}
            label={words.find}
            className={styles.field}
            enterKeyHint="go"
            maxLength={40}
            placeholder={words.findHint}
            value={query}
            onType={setQuery}
            onKeyDown={enterCards}
          />
          <p role="status" className={styles.count}>
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
  return root === null ? [] : Array.from(root.querySelectorAll<HTMLAnchorElement>("a[data-tooltip]"));
}

function countText([first, ...others]: readonly CharacterSummary[]): string {
  if (first === undefined) return words.foundNobody;
  return others.length === 0 ? words.foundOne : words.found(others.length + 1, first.name);
}
