import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/dom";
import Combobox from "@github/combobox-nav";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import type { Suggest, Suggestion } from "../core/combo-checks.ts";
import * as words from "../words.ts";
import styles from "./Suggestions.module.css";

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What the field said when typing last paused. */
  readonly text: string;
  /** What it said when it was entered: nobody asked about that. The list may arrive when more has been typed. */
  readonly entered: string;
  readonly suggest: Suggest;
  readonly onTake: (command: string) => void;
}

/** As many as a phone shows above its keyboard. */
const LIMIT = 6;
const TO_WINDOW_PX = 8;
/** Three moves. With less room below, the list goes above. */
const LEAST_HEIGHT_PX = 150;
const NONE: readonly Suggestion[] = [];

/**
 * The moves of the character that begin as the focused field does, once somebody has changed it; the arrow down asks for them
 * too. Any other text is as welcome.
 */
export function Suggestions({ field, text, entered, suggest, onTake }: SuggestionsProps): ReactNode {
  /** Texts that want none: what the field said when somebody came, or sent them away. */
  const [refused, setRefused] = useState<readonly string[]>([entered]);
  const suggestions = refused.includes(text) ? NONE : suggestFor(text, suggest);
  const isShown = suggestions.length > 0;

  useEffect(() => {
    const input = field.current;
    const readKey = (event: KeyboardEvent) => {
      // What was typed just now may not have been looked up yet.
      if (event.key === "Escape" && isShown) setRefused([text, input?.value ?? text]);
      if (event.key !== "ArrowDown" || isShown) return;
      event.preventDefault();
      setRefused([]);
    };
    input?.addEventListener("keydown", readKey);
    return () => input?.removeEventListener("keydown", readKey);
  }, [field, isShown, text]);

  const take = (command: string) => {
    setRefused([text, command]);
    onTake(command);
  };

  const [list, setList] = useState<HTMLElement | null>(null);
  const id = useId();
  const combobox = useRef<Combobox>(undefined);
  useLayoutEffect(() => {
    if (field.current === null || list === null) return;
    combobox.current = new Combobox(field.current, list, { tabInsertsSuggestions: false });
    return placeUnder(field.current, list);
  }, [field, list]);
  useLayoutEffect(() => {
    if (!isShown || list === null) return;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [isShown, list]);

  const content = document.getElementById("content");
  if (content === null) return undefined;
  // Outside the table, whose rows cut off what hangs over them. It is there before it shows: to build it takes longest.
  return createPortal(
    <div
      ref={setList}
      id={id}
      role="listbox"
      aria-label={words.moves}
      className={styles.list}
      hidden={!isShown}
      // The field keeps the focus while somebody presses here.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ command, name }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus; its arrow keys choose and its Enter key clicks
        <div
          key={command}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          className={styles.item}
          onClick={() => take(command)}
        >
          <MoveInputs notation={command} />
          {name !== undefined && <span className="small">{name}</span>}
        </div>
      ))}
    </div>,
    content,
  );
}

/** Nothing for somebody who has written it already. */
function suggestFor(text: string, suggest: Suggest): readonly Suggestion[] {
  const found = suggest(text, LIMIT);
  return found.length === 1 && found[0]?.command === text.trim() ? NONE : found;
}

/** Keeps a list under its field, or above where a phone's keyboard leaves no room; gives the way to stop. */
function placeUnder(field: HTMLElement, list: HTMLElement): () => void {
  const middleware = [
    offset(4),
    flip({ padding: TO_WINDOW_PX }),
    shift({ padding: TO_WINDOW_PX }),
    size({
      padding: TO_WINDOW_PX,
      apply: ({ availableHeight }) => {
        const room = Math.max(Math.floor(availableHeight), LEAST_HEIGHT_PX);
        list.style.setProperty("--room", `${room}px`);
      },
    }),
  ];
  const place = async () => {
    const { x, y } = await computePosition(field, list, { placement: "bottom-start", middleware });
    list.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  };
  return autoUpdate(field, list, () => void place(), { ancestorScroll: false });
}
