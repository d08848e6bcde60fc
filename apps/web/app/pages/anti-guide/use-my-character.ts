import type { CharacterId } from "@tactician/game";
import { fetchMatchupSide, fetchMatchups } from "../../base/api.ts";
import { failureMessage } from "../../base/ask.ts";
import { readKept } from "../../base/kept.ts";
import { whenIdle } from "../../base/when-idle.ts";
import { hasDrills } from "../../kept/drill-database.ts";
import { useAsync } from "../../live/use-async.ts";
import { useOwnCharacter } from "../../live/use-own-character.ts";
import { type WorldMatchup, worldMatchup } from "./core/world-matchup.ts";
import type { Written } from "./hits/written.tsx";

export type MyCharacter = ReturnType<typeof useMyCharacter>[0];

/**
 * The visitor's own character, what it punishes with, and how it fares against `them`, whose guide it is, in everybody's matches. It
 * has no id while none is chosen.
 */
export function useMyCharacter(them: CharacterId) {
  const [id, choose] = useOwnCharacter();
  const asked = useAsync(id, (mine) => Promise.all([fetchMatchupSide(mine), askWorldMatchup(mine, them)]));
  const [side, world] = asked.value ?? [];
  const failure = asked.state === "failed" ? failureMessage(asked.thrown) : undefined;
  return [{ id, state: asked.state, side, world, failure }, choose] as const;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Public ids of the opponent's moves that the visitor has learnt to punish in the drills. They come when the browser has nothing better
 * to do, and only visitors who drill fetch any code for it.
 */
export function useKnownMoves(me: CharacterId | undefined, them: CharacterId): ReadonlySet<string> {
  const known = useAsync(me, async (mine) => {
    await new Promise<void>(whenIdle);
    if (!(await hasDrills())) return NONE;
    const { readKnownMoves } = await import("../../kept/known-moves.ts");
    return readKnownMoves(mine, them);
  });
  return known.value ?? NONE;
}

/** What the visitor has written down of theirs: what hit them, and notes; likewise. */
export function useWritten(them: CharacterId): Written | undefined {
  return useAsync(them, async () => {
    await new Promise<void>(whenIdle);
    if (readKept("mine")) return (await import("./hits/written.tsx")).readWritten(them);
  }).value;
}

/** So long the visitor's own answers may wait for it: it appears with them or not at all, so that nothing moves later. */
const PATIENCE_MS = 1500;

/** What the world's matches say of a matchup; nothing where they say nothing, late, or never. */
function askWorldMatchup(me: CharacterId, them: CharacterId): Promise<WorldMatchup | undefined> {
  if (!navigator.onLine) return Promise.resolve(undefined);
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const asked = fetchMatchups({}).then(
    (answer) => worldMatchup(answer, me, them),
    () => undefined,
  );
  return Promise.race([asked, tooLate]);
}
