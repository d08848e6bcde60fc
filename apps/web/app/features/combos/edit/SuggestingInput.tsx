import { Autocomplete } from "@base-ui/react/autocomplete";
import { type ComponentProps, memo, type ReactNode, useMemo, useState } from "react";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import type { Suggest, Suggestion } from "../core/suggest-inputs.ts";
import { useSettled } from "../use-settled.ts";
import styles from "./SuggestingInput.module.css";

export interface SuggestingInputProps {
  readonly attributes: ComponentProps<"input">;
  readonly text: string;
  readonly suggest: Suggest;
  readonly onWrite: (text: string) => void;
}

/** As many as a phone shows above its keyboard. */
const LIMIT = 6;

/** A field that offers the moves of the character while somebody types. Any other text is as welcome. */
export function SuggestingInput({ attributes, text, suggest, onWrite }: SuggestingInputProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const settled = useSettled(text);
  const suggestions = useMemo(() => {
    if (!isOpen) return [];
    const found = suggest(settled, LIMIT);
    // Nothing to offer to somebody who has written it already.
    return found.length === 1 && found[0]?.command === settled.trim() ? [] : found;
  }, [isOpen, suggest, settled]);

  const isShown = isOpen && suggestions.length > 0;

  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      value={text}
      onValueChange={onWrite}
      itemToStringValue={({ command }: Suggestion) => command}
      open={isShown}
      onOpenChange={setOpen}
      openOnInputClick={false}
    >
      <Autocomplete.Input {...attributes} />
      {isShown && <SuggestionList onTake={onWrite} />}
    </Autocomplete.Root>
  );
}

interface SuggestionListProps {
  readonly onTake: (command: string) => void;
}

/**
 * Not the library's own popup: it would hide the whole page from screen readers for as long as somebody types. It is also
 * what takes a pressed item over, so the items do that themselves. A key press renders it only when it has something else to offer.
 */
const SuggestionList = memo(function SuggestionList({ onTake }: SuggestionListProps): ReactNode {
  return (
    <Autocomplete.Portal container={document.getElementById("content")}>
      <Autocomplete.Positioner className={styles.positioner} sideOffset={4} align="start">
        <div className={styles.popup}>
          <Autocomplete.List className={styles.list}>
            {(suggestion: Suggestion) => (
              <Autocomplete.Item
                key={suggestion.command}
                value={suggestion}
                className={styles.item}
                onClick={() => onTake(suggestion.command)}
              >
                <MoveInputs notation={suggestion.command} />
                {suggestion.name !== undefined && <span className={styles.name}>{suggestion.name}</span>}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
});
