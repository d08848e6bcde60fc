import {
  type Character,
  type CharacterMoves,
  characterPath,
  joinSides,
  matchupSidePath,
  movesPath,
} from "@tactician/contract";
import { listCards } from "@tactician/drills";
import { publicMoveId } from "@tactician/game";
import { apiUrl } from "../../base/config.ts";
import { fetchJson, UNKNOWN_ERROR } from "../../base/fetch-json.ts";
import { parseMatchupSide } from "../../base/parse-matchup-side.ts";
import type { Deck } from "./core/deck.ts";
import type { DeckAnswer, DeckQuestion } from "./core/deck-messages.ts";

/*
 * Asks for the documents of a pair and makes its cards, away from the page: reading two movelists and weighing every wrong choice
 * takes longer than a frame. Sheet and movelists are not held against their schemas, whose library would be half of this file: a
 * document that is none makes no cards, and that is said.
 */

addEventListener("message", async ({ data }: MessageEvent<DeckQuestion>) => {
  const { number } = data;
  const reply = (answer: DeckAnswer) => postMessage(answer);
  try {
    reply({ number, deck: await deckOf(data) });
  } catch (thrown) {
    const isTold = thrown instanceof Error && !(thrown instanceof TypeError && thrown.cause === undefined);
    reply({ number, failure: isTold ? thrown.message : UNKNOWN_ERROR });
  }
});

async function deckOf({ me, them, seed }: DeckQuestion): Promise<Deck> {
  const [mySide, theirSide, sheet, myMoves, theirMoves] = await Promise.all([
    document(matchupSidePath(me)).then(parseMatchupSide),
    document(matchupSidePath(them)).then(parseMatchupSide),
    document(characterPath(me)) as Promise<Character>,
    document(movesPath(me)) as Promise<CharacterMoves>,
    document(movesPath(them)) as Promise<CharacterMoves>,
  ]);
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

function document(path: string): Promise<unknown> {
  return fetchJson(apiUrl + path, "Character not found");
}
