import { joinSides } from "@tactician/contract";
import { listCards } from "@tactician/drills";
import { publicMoveId } from "@tactician/game";
import { fetchCharacter, fetchMatchupSide, fetchMoves } from "../../lib/api.ts";
import { failureMessage } from "../../lib/ask.ts";
import type { Deck } from "./core/deck.ts";
import type { DeckAnswer, DeckQuestion } from "./core/deck-messages.ts";

/*
 * Asks for the documents of a pair, checks them and makes its cards, away from the page: reading two movelists and weighing every
 * wrong choice takes longer than a frame.
 */

addEventListener("message", async ({ data }: MessageEvent<DeckQuestion>) => {
  const { number } = data;
  const reply = (answer: DeckAnswer) => postMessage(answer);
  try {
    reply({ number, deck: await deckOf(data) });
  } catch (thrown) {
    reply({ number, failure: failureMessage(thrown) });
  }
});

async function deckOf({ me, them, seed }: DeckQuestion): Promise<Deck> {
  const [mySide, theirSide, sheet, myMoves, theirMoves] = await Promise.all([
    fetchMatchupSide(me),
    fetchMatchupSide(them),
    fetchCharacter(me),
    fetchMoves(me),
    fetchMoves(them),
  ]);
  if (sheet === undefined) throw new Error("Character not found");
  const startedAt = performance.now();
  const matchup = joinSides(mySide, theirSide);
  const cards = listCards({ matchup, me: { sheet, moves: myMoves }, them: { moves: theirMoves } }, seed);
  performance.measure("deck", { start: startedAt });
  return {
    me: { id: me, name: mySide.name, vocabulary: mySide.vocabulary },
    them: { id: them, name: theirSide.name, vocabulary: theirSide.vocabulary },
    cards,
    moves: new Map(
      theirMoves.moves.map(({ id, name, startup }) => [
        publicMoveId(theirSide.name, id),
        { name, startup: startup?.min },
      ]),
    ),
  };
}
