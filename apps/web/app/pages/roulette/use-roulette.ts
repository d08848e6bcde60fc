import type { Strategies } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { useEffect, useEffectEvent, useState } from "react";
import { readStored, writeStored } from "../../base/storage.ts";
import { useAddress } from "../../live/use-address.ts";
import { useStored } from "../../live/use-stored.ts";
import { characterAddress } from "./core/choice-address.ts";
import {
  chooseCharacter,
  draw,
  judge,
  NEW_RUN,
  newHighestStreak,
  parseStreak,
  poolOf,
  type Run,
  type StrategyOutcome,
} from "./core/roulette.ts";
import { formatRun, restoreRun } from "./core/stored-run.ts";
import { nextTurn } from "./core/wheel-turn.ts";

export type Roulette = ReturnType<typeof useRoulette>;

/** The Strategy Roulette of this visitor: the run is kept on the device, its character is in the address. */
export function useRoulette(strategies: Strategies | undefined) {
  const [inAddress, writeAddress] = useAddress(characterAddress);
  const [run, setRun] = useState(NEW_RUN);
  const [moves, setMoves] = useState(0);
  const [turn, setTurn] = useState(0);
  const [storedStreak, keepStreak] = useStored("highestStreak");
  const highestStreak = parseStreak(storedStreak);
  const [isNewHighest, setNewHighest] = useState(false);

  // A run that goes on after a reload counts more than the address; before a run the address decides.
  useEffect(() => {
    setRun((now) => (now.isStarted ? now : chooseCharacter(now, inAddress)));
  }, [inAddress]);
  useEffect(() => {
    if (strategies === undefined) return;
    const kept = restoreRun(readStored("rouletteRun"), strategies, Math.random);
    if (kept !== undefined) setRun((now) => (now.isStarted ? now : kept));
  }, [strategies]);

  const showInAddress = useEffectEvent(writeAddress);
  useEffect(() => {
    if (run.isStarted && run.character !== inAddress) showInAddress(run.character);
  }, [run, inAddress]);

  const pool = poolOf(strategies, run.character);

  const moveTo = (next: Run) => {
    setRun(next);
    setMoves(moves + 1);
    writeStored("rouletteRun", formatRun(next));
    if (next.shown.kind === "strategy" && next.shown !== run.shown) {
      setTurn(nextTurn(turn, next.shown.strategy.difficulty, Math.random));
    }
    // Another tab may have done better meanwhile.
    const kept = parseStreak(readStored("highestStreak")) ?? highestStreak;
    const best = newHighestStreak(next, kept);
    setNewHighest(best !== undefined);
    if (best !== undefined) keepStreak(String(best));
  };

  return {
    run,
    poolSize: pool.length,
    /** How often the visitor has moved the run on. */
    moves,
    /** Degrees that the wheel has turned. */
    turn,
    highestStreak,
    /** Whether the run that has just ended is the best so far. */
    isNewHighest,
    choose: (character: CharacterId | undefined) => {
      setRun(chooseCharacter(run, character));
      writeAddress(character);
    },
    start: () => moveTo(draw(run, pool, Math.random)),
    judge: (outcome: StrategyOutcome) => moveTo(judge(run, outcome, pool, Math.random)),
    retry: () => {
      moveTo(NEW_RUN);
      writeAddress(undefined);
    },
  };
}
