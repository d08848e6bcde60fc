import type { CharacterId } from "@tactician/game";
import { useEffect, useState } from "react";
import { fetchMatchupSide, fetchMatchups } from "../../base/api.ts";
import { failureMessage } from "../../base/ask.ts";
import { whenIdle } from "../../base/when-idle.ts";
import { MINE_DATABASE, onChanged } from "../../kept/changes.ts";
import { hasDrills } from "../../kept/drill-database.ts";
import { keptKinds, type MineKind } from "../../kept/mine-database.ts";
import { useAsync } from "../../live/use-async.ts";
import { useOwnCharacter } from "../../live/use-own-character.ts";
import { type WorldMatchup, worldMatchup } from "./core/world-matchup.ts";
import type { Hits } from "./hits/HitList.tsx";

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

/** What the visitor has written down of theirs; only who has any of that kind fetches code for it. */
function useMine<Value>(
  kind: MineKind,
  them: CharacterId,
  read: () => Promise<Value | undefined>,
): Value | undefined {
  const [turn, setTurn] = useState(0);
  useEffect(() => onChanged(MINE_DATABASE, () => setTurn((now) => now + 1)), []);
  return useAsync(`${them} ${turn}`, async () => {
    await new Promise<void>(whenIdle);
    return keptKinds().includes(kind) ? read() : undefined;
  }).value;
}

/** What of theirs has hit the visitor. */
export function useHits(them: CharacterId): Hits | undefined {
  return useMine("matches", them, async () => (await import("./hits/HitList.tsx")).readHits(them));
}

/** Public ids of the opponent's moves that the visitor has a note on. */
export function useNotedMoves(them: CharacterId): ReadonlySet<string> {
  const noted = useMine("notes", them, async () => {
    const { mineStore } = await import("../../kept/mine-store.ts");
    const notes = await mineStore.notesOn(them);
    return new Set(notes.map(({ subject }) => subject.slice("move:".length)));
  });
  return noted ?? NONE;
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
