import type { Matchup, MatchupPunisher } from "@tactician/contract";
import type { BlockSituation } from "@tactician/game";

type WayOut = Matchup["weakMoves"][number]["waysOut"][number];

const SIDES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ssl: "step left",
    ssr: "step right",
    swl: "walk left",
    swr: "walk right",
  }),
);

/** A way out of a move in a few words: `Duck hit 3`, `Interrupt hit 2 with i12`, `Step left, walk left`. */
export function wayOutWords({ kind, hit, startupFrames, sides = [] }: WayOut): string {
  if (kind === "duck") return hit === undefined ? "Duck" : `Duck hit ${hit}`;
  if (kind === "jails") return "Jails: do not try to duck";
  if (kind === "interrupt") {
    const where = hit === undefined ? "Interrupt" : `Interrupt hit ${hit}`;
    return startupFrames === undefined ? where : `${where} with i${startupFrames}`;
  }
  const words = sides.map((side) => SIDES.get(side) ?? side).join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What blocking leaves: `-14, standing`; `-14, you are crouching`. */
export function situationWords({ frames, posture, isLow }: BlockSituation): string {
  const stand = posture === "crouching" ? "you crouch" : "you stand";
  return `-${frames}, ${stand}${isLow ? ", highs miss" : ""}`;
}

/** `10 frames, 29 damage, launches` */
export function punisherWords({ frames, damage, launches }: MatchupPunisher): string {
  const parts = [`${frames} frames`];
  if (damage !== undefined && damage > 0) parts.push(`${damage} damage`);
  if (launches) parts.push("launches");
  return parts.join(", ");
}

/** `Jin Kazama` -> `Jin's`, `Ling Xiaoyu` as shown in the game -> `Ling's`; the specification titles the range with the first name. */
export function firstNames(name: string): string {
  const [first = name] = name.split(" ");
  return first.endsWith("s") ? `${first}'` : `${first}'s`;
}
