import { type CharacterChanges, dayBefore, dayWords, framesOnPath, joinChanges } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { fetchCharacterChanges } from "../../../base/api.ts";
import { failureMessage } from "../../../base/ask.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { useAsync } from "../../../live/use-async.ts";
import { ChangeList } from "../../../ui/changes/ChangeList.tsx";
import { groupChanges } from "../../../ui/changes/group-changes.ts";
import characterPage from "../../../ui/character-page.module.css";
import { tryAgain } from "../../../ui/words.ts";
import * as words from "../words.ts";
import note from "./OldListNote.module.css";
import styles from "./OwnChanges.module.css";

/** Everything that patches changed of a character, the newest first, each patch with the way to the list before it. */
export function OwnChanges({ id, name }: { id: CharacterId; name: string }): ReactNode {
  const asked = useAsync(id, fetchCharacterChanges, "Failed to fetch a character's changes");
  if (asked.state === "ready") return <Changes of={asked.value} />;
  if (asked.state !== "failed") return <p role="status">{words.loadingChanges}</p>;
  return (
    <p role="alert">
      {words.changesFailed(name, failureMessage(asked.thrown))}
      <button type="button" className={`${characterPage.way} ${note.again}`} onClick={asked.retry}>
        {tryAgain}
      </button>
    </p>
  );
}

function Changes({ of }: { of: CharacterChanges }): ReactNode {
  const { _id, name, vocabulary, since } = of;
  const { changes, ...meta } = joinChanges([of], "", "changed");
  return (
    <MoveContext value={{ stances: vocabulary, frameData: {} }}>
      {changes.length === 0 ? <p>{words.noneSince(dayWords(since), name)}</p> : undefined}
      {groupChanges(meta, changes).map(({ id, title, patch, characters }) => (
        <section key={id} className={styles.group}>
          <h3>{title}</h3>
          {patch === undefined || patch.date <= since ? undefined : (
            <p className="flush">
              <a className={characterPage.way} href={framesOnPath(_id, name, dayBefore(patch.date))}>
                {words.listBefore(patch.version)}
              </a>
            </p>
          )}
          {characters.map((own) => (
            <ChangeList key={_id} characterId={_id} name={name} changes={own.changes} />
          ))}
        </section>
      ))}
      <p className={styles.first}>
        {words.corrections.before}
        <a href={framesOnPath(_id, name, since)}>{words.corrections.link}</a>
        {words.corrections.after(dayWords(since))}
      </p>
    </MoveContext>
  );
}
