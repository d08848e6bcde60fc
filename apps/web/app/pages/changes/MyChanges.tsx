import type { Changes } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import { MoveContext } from "../../live/move-context.tsx";
import { ChangeList } from "../../ui/changes/ChangeList.tsx";
import { changesAddress, NEWEST, ownChanges } from "./core/changes-view.ts";
import styles from "./MyChanges.module.css";
import * as words from "./words.ts";

/** More are a press away. */
const MOST = 6;

interface MyChangesProps {
  readonly me: CharacterId | undefined;
  /** The changes of the newest patch; nothing where the page has none. */
  readonly newest: Changes | undefined;
}

/** What the newest patch did to the visitor's own character. Its place is kept for who has one. */
export function MyChanges({ me, newest }: MyChangesProps): ReactNode {
  const name = findCharacter(me ?? "")?.name;
  if (me === undefined || name === undefined || newest === undefined) return <div className={styles.mine} />;
  const own = ownChanges(newest, me);
  if (own === undefined) return <p className={styles.mine}>{words.notChanged(name)}</p>;
  const { character, title, changes } = own;
  const { _id, vocabulary } = character;
  const all = changesAddress.format({ ...NEWEST, character: _id });
  return (
    <section className={styles.mine} aria-label={words.changesOf(name)}>
      <h2 className={styles.title}>{words.ofPatch(name, title)}</h2>
      <MoveContext value={{ stances: vocabulary, frameData: {} }}>
        <ChangeList characterId={_id} name={name} changes={changes.slice(0, MOST)} />
      </MoveContext>
      <a className={styles.all} href={`?${all}`}>
        {changes.length > MOST ? words.allAndOlder(changes.length) : words.older}
      </a>
    </section>
  );
}
