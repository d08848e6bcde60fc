import { Autocomplete } from "@base-ui/react/autocomplete";
import type { SearchMove } from "@tactician/contract";
import type { ReactElement, ReactNode } from "react";
import { MoveInputs } from "../ui/move/Move.tsx";
import { MoveContext } from "../ui/move/move-context.tsx";
import type { SearchResult } from "./core/search.ts";
import styles from "./SearchDialog.module.css";

/** What Base UI hands to the list: the groups of `SearchAnswer` under its own name for a title. */
interface ListedGroup {
  readonly value: string;
  readonly items: SearchResult[];
}

/** The results in their groups. Each is a link as well as an option, so that it can also be opened in a tab of its own. */
export function SearchResults({ onChosen }: { onChosen: () => void }): ReactNode {
  return (
    <Autocomplete.List className={styles.list}>
      {(group: ListedGroup) => (
        <Autocomplete.Group key={group.value} items={group.items}>
          <Autocomplete.GroupLabel className={styles.groupTitle}>{group.value}</Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(result: SearchResult) => (
              <Autocomplete.Item
                key={result.id}
                value={result}
                className={styles.item}
                render={linkTo(result)}
                onClick={onChosen}
              >
                <span className={styles.title}>
                  {result.move === undefined ? undefined : <Inputs move={result.move} />}
                  <span>{result.title}</span>
                  {result.isFavourite ? <FavouriteMark /> : undefined}
                </span>
                <span className={styles.detail}>{result.detail}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

function FavouriteMark(): ReactNode {
  return (
    <span className={styles.favourite}>
      <span aria-hidden="true">★</span>
      <span className="visually-hidden">favourite</span>
    </span>
  );
}

function linkTo({ to }: SearchResult): ReactElement {
  const elsewhere = /^https?:/.test(to) ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return <a href={to} {...elsewhere} />;
}

function Inputs({ move: { command, character } }: { move: SearchMove }): ReactNode {
  return (
    <MoveContext value={{ stances: character.vocabulary, frameData: {} }}>
      <MoveInputs notation={command} />
    </MoveContext>
  );
}
