import { characterIdSchema } from "@tactician/game";
import * as z from "zod/mini";

/**
 * How many moves of each character each other one can punish after blocking them. `counts[me][them]` by the places of both in
 * `characters` (their ids). A mirror match counts too.
 */
export const punishableMovesSchema = z.object({
  characters: z.array(characterIdSchema),
  counts: z.array(z.array(z.int().check(z.nonnegative()))),
});

export type PunishableMoves = z.infer<typeof punishableMovesSchema>;

/** How many moves of `them` can be punished by `me`; nothing where either is not known. */
export function countPunishable({ characters, counts }: PunishableMoves, me: string, them: string) {
  const ids: readonly string[] = characters;
  return counts[ids.indexOf(me)]?.[ids.indexOf(them)];
}
