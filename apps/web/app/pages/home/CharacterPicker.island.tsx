import { Suspense, use, useState } from "react";
import { type CharacterList, loadCharacters } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { LoadingText } from "../../ui/LoadingText.tsx";
import styles from "./CharacterPicker.module.css";
import { groupByLetter, type LetterGroup } from "./core/group-by-letter.ts";
import { LetterBar } from "./LetterBar.tsx";
import { LetterGroups } from "./LetterGroups.tsx";
import { PickerFilter } from "./PickerFilter.tsx";

/** Every character by letter, or what became of the list. */
function CharacterPicker({ characters }: { characters: CharacterList }) {
  const [retry, setRetry] = useState<{ count: number; characters: CharacterList }>();

  const tryAgain = () => setRetry({ count: (retry?.count ?? 0) + 1, characters: loadCharacters() });

  return (
    // Each try is a new wait with a text of its own.
    <Suspense key={retry?.count ?? 0} fallback={<LoadingPicker />}>
      <LoadedPicker characters={retry?.characters ?? characters} onRetry={tryAgain} />
    </Suspense>
  );
}

function LoadingPicker() {
  return (
    <Picker groups={[]}>
      <LoadingText>Loading...</LoadingText>
    </Picker>
  );
}

function LoadedPicker({ characters, onRetry }: { characters: CharacterList; onRetry: () => void }) {
  const list = Array.isArray(characters) ? characters : use(characters);
  if (list === undefined) {
    return (
      <Picker groups={[]}>
        <div className={styles.failure} role="alert">
          <p>
            The list of characters did not arrive. The connection may be down, or the server may be asleep.
          </p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
        </div>
      </Picker>
    );
  }
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

function Picker({ groups, children }: { groups: LetterGroup[]; children: React.ReactNode }) {
  return (
    <>
      <LetterBar present={groups.map(({ letter }) => letter)} />
      {children}
    </>
  );
}

export default island("pages/home/CharacterPicker", "start", CharacterPicker);
