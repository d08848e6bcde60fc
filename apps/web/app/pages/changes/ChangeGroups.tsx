import {
  type ChangeOfCharacter,
  type Changes,
  dayBefore,
  framesOnPath,
  framesPath,
  type GamePatch,
} from "@tactician/contract";
import type { ReactNode } from "react";
import { ChangeList } from "../../ui/changes/ChangeList.tsx";
import { type ChangeGroup, type CharacterGroup, groupChanges } from "../../ui/changes/group-changes.ts";
import { MoveContext } from "../../ui/move/move-context.tsx";
import styles from "./Page.module.css";

interface ChangeGroupsProps {
  readonly meta: Omit<Changes, "changes">;
  readonly changes: readonly ChangeOfCharacter[];
}

/** Changes by patch or month, and in each by character. */
export function ChangeGroups({ meta, changes }: ChangeGroupsProps): ReactNode {
  return groupChanges(meta, changes).map((group) => <Group key={group.id} group={group} />);
}

function Group({ group: { title, patch, characters } }: { readonly group: ChangeGroup }): ReactNode {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {patch === undefined ? undefined : (
        <p className={styles.source}>
          <a href={patch.source}>
            Source<span className="visually-hidden"> of the day of patch {patch.version}</span>
          </a>
        </p>
      )}
      {characters.map((own) => (
        <OfCharacter key={own.character._id} own={own} patch={patch} />
      ))}
    </section>
  );
}

interface OfCharacterProps {
  readonly own: CharacterGroup;
  readonly patch: GamePatch | undefined;
}

function OfCharacter({ own, patch }: OfCharacterProps): ReactNode {
  const { _id, name, vocabulary } = own.character;
  return (
    <MoveContext value={{ stances: vocabulary, frameData: {} }}>
      <h3 className={styles.name}>
        <a href={framesPath(_id, name)}>{name}</a>
      </h3>
      {patch === undefined ? undefined : (
        <p className={styles.source}>
          <a href={framesOnPath(_id, name, dayBefore(patch.date))}>
            See it as it was<span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
      <ChangeList characterId={_id} name={name} changes={own.changes} />
    </MoveContext>
  );
}
