import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Accuracy, auditSchema, promisesSchema } from "@tactician/contract";
import { isCharacterId, type Move, type Movelist } from "@tactician/game";
import { ownVersion } from "@tactician/settings";
import type * as z from "zod/mini";

/** Facts that a movelist may lack, in the order in which the page names them. */
const FIELDS = ["startup", "block", "hit", "damage", "reach", "tracking", "crouchingHit"] as const;

/**
 * What `/accuracy` shows: what the audit and the long checks have written into content/accuracy, and what the movelists lack. Throws
 * with the name of a file that is not there, not as its tool writes it, or about somebody who is no character.
 */
export function buildAccuracy(contentDir: string, movelists: readonly Movelist[]): Accuracy {
  const read = <Value>(name: string, schema: z.ZodMiniType<Value>): Value => {
    const file = join(contentDir, "accuracy", `${name}.json`);
    try {
      return schema.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch (error) {
      throw new Error(`${file} cannot be used: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  };
  const audit = read("audit", auditSchema);
  const stranger = audit.wanted.find(({ character }) => !isCharacterId(character));
  if (stranger) throw new Error(`content/accuracy/audit.json is about "${stranger.character}"`);
  const moves = movelists.flatMap((movelist) => movelist.moves);
  return {
    version: ownVersion(),
    checkedAt: movelists.map(({ checkedAt }) => checkedAt).sort()[0] ?? "",
    audit,
    promises: { coach: read("coach", promisesSchema), world: read("world", promisesSchema) },
    moves: moves.length,
    missing: FIELDS.map((field) => ({
      field,
      moves: moves.filter((move) => move[field] === undefined && canHave(move, field)).length,
    })),
    unreadBlocks: movelists.flatMap(({ character, moves: ofOne }) =>
      ofOne
        .filter((move) => move.block === undefined && canHave(move, "block"))
        .map(({ id }) => ({ character, move: id })),
    ),
  };
}

/** A throw is not blocked, and what does not hit has none of these. */
function canHave({ hits }: Move, field: (typeof FIELDS)[number]): boolean {
  if (field !== "block") return hits.length > 0;
  return hits.some(({ level, unblockable }) => !level.endsWith("throw") && !unblockable);
}
