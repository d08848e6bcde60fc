import { worldMatchupsPath } from "@tactician/contract";
import type { ReactNode } from "react";
import { useAsync } from "../../base/use-async.ts";
import { whenIdle } from "../../base/when-idle.ts";
import styles from "./CharacterSheet.module.css";

/**
 * How often the character is played, where everybody's matches are known. It is asked for when all else is done, and stands at the
 * foot of the sheet, where it moves nothing; a sheet does as well without it.
 */
export function Played({ characterId }: { characterId: string }): ReactNode {
  const { value } = useAsync(characterId, () => ask(characterId));
  if (value === undefined) return undefined;
  return (
    <p className={styles.played}>
      {value} <a href={worldMatchupsPath(characterId)}>The world’s matchups</a>
    </p>
  );
}

/** What it takes is fetched with the question: no first view waits for it. */
async function ask(characterId: string): Promise<string | undefined> {
  await new Promise<void>(whenIdle);
  if (!navigator.onLine) return undefined;
  const { askPlayedWords } = await import("./ask-played-words.ts");
  return askPlayedWords(characterId);
}
