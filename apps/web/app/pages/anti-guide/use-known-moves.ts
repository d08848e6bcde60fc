import { whenIdle } from "../../base/when-idle.ts";
import { hasDrills } from "../../kept/drill-database.ts";
import { useAsync } from "../../live/use-async.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * Public ids of the opponent's moves that the visitor has learnt to punish in the drills. They come when the browser has nothing better
 * to do, and only visitors who drill fetch any code for it.
 */
export function useKnownMoves(me: string | undefined, them: string): ReadonlySet<string> {
  const known = useAsync(me === undefined ? undefined : `${me} ${them}`, async () => {
    await new Promise<void>(whenIdle);
    if (!(await hasDrills())) return NONE;
    const { readKnownMoves } = await import("../../kept/known-moves.ts");
    return readKnownMoves(me ?? "", them);
  });
  return known.value ?? NONE;
}
