import { joinSides } from "@tactician/contract";
import { listCards } from "@tactician/drills";
import { type CharacterId, publicMoveId } from "@tactician/game";
import { fetchCharacter, fetchMatchupSide, fetchMoves } from "../../base/api.ts";
import { unknownError } from "../../base/words.ts";
import { doJobs } from "../../base/worker-jobs.ts";
import type { Deck } from "./core/deck.ts";

/*
 * Asks for the documents of a pair and makes its cards, away from the page: reading two movelists and weighing every wrong choice
 * takes longer than a frame.
 */

/** `seed` mixes wrong choices and their order: `listCards`. */
type Pair = Readonly<Record<"me" | "them", CharacterId> & { seed: string }>;

const jobs = { deckOf };
export type DeckJobs = typeof jobs;
doJobs(jobs);

async function deckOf({ me, them, seed }: Pair): Promise<Deck> {
  const [mySide, theirSide, sheet, theirSheet, myMoves, theirMoves] = await Promise.all([
    fetchMatchupSide(me),
    fetchMatchupSide(them),
    fetchCharacter(me),
    fetchCharacter(them),
    fetchMoves(me),
    fetchMoves(them),
  ]);
  if (sheet === undefined || theirSheet === undefined) throw new Error(unknownError);
  const startedAt = performance.now();
  const matchup = joinSides(mySide, theirSide);
  const cards = listCards(
    { matchup, me: { sheet, moves: myMoves }, them: { sheet: theirSheet, moves: theirMoves } },
    seed,
  );
  performance.measure("deck", { start: startedAt });
  return {
    me: { id: me, name: mySide.name, vocabulary: mySide.vocabulary },
    them: { id: them, name: theirSide.name, vocabulary: theirSide.vocabulary },
    cards,
    moves: new Map(
      theirMoves.moves.map(({ id, name, startup }) => [
        publicMoveId(them, id),
        { name, startup: startup?.min },
      ]),
    ),
  };
}
