import { useEffect, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import type { PlayerAnswer } from "./core/worker-messages.ts";
import { fetchPlayer } from "./stats-source.ts";

/** What the page knows of a player it was asked for. */
export type PlayerState =
  | { readonly status: "none" }
  | { readonly status: "loading"; readonly playerId: string }
  | { readonly status: "ready"; readonly playerId: string; readonly player: PlayerAnswer }
  | { readonly status: "failed"; readonly playerId: string; readonly message: string };

interface Settled {
  readonly key: string;
  readonly state: PlayerState;
}

const NONE: PlayerState = { status: "none" };

/** A player by id. A new `attempt` asks again. */
export function usePlayer(
  playerId: string | undefined,
  opponentId: string | undefined,
  attempt: number,
  failureWords: string,
): PlayerState {
  const [settled, setSettled] = useState<Settled>();
  const key = `${attempt} ${playerId} ${opponentId}`;

  useEffect(() => {
    if (playerId === undefined) return undefined;
    let isWanted = true;
    const settle = (state: PlayerState) => isWanted && setSettled({ key, state });
    fetchPlayer(playerId, opponentId).then(
      (player) => settle({ status: "ready", playerId, player }),
      (thrown: unknown) => {
        if (!isWanted) return;
        logFailure(failureWords, thrown);
        settle({ status: "failed", playerId, message: wordsOfFailure(thrown) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [playerId, opponentId, key, failureWords]);

  if (playerId === undefined) return NONE;
  return settled?.key === key ? settled.state : { status: "loading", playerId };
}

function wordsOfFailure(thrown: unknown): string {
  if (!navigator.onLine) return "You are offline.";
  return thrown instanceof Error ? thrown.message : "";
}
