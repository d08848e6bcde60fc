import type { Matchup } from "@tactician/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { fetchMatchup } from "../../lib/api.ts";
import { failureMessage } from "../../lib/ask.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

/** Name of the choice in the address: `?me=paul`. */
const PARAMETER = "me";
const NO_WORDS: readonly string[] = [];

/** The visitor's own character, and what is known of their punishers. */
export interface MyCharacter {
  /** Its id, or nothing while none is chosen. */
  readonly id: string | undefined;
  readonly state: "none" | "loading" | "ready" | "failed";
  readonly punishers: Matchup["punishers"];
  /** What their punishers are read with. */
  readonly vocabulary: readonly string[];
  readonly failure: string | undefined;
  readonly choose: (id: string | undefined) => void;
}

/** The choice stands in the address, so that it can be shared, and is remembered on this device. */
export function useMyCharacter(): MyCharacter {
  const [parameters, setParameters] = useSearchParams();
  // The page was made without a choice; the address counts once it has come to life.
  const [isLive, setLive] = useState(false);
  const [remembered, setRemembered] = useState<string>();
  const [loaded, setLoaded] = useState<{ id: string; matchup?: Matchup; failure?: string }>();
  useEffect(() => {
    setLive(true);
    setRemembered(readStored("myCharacter"));
  }, []);

  const id = isLive ? plainId(parameters.get(PARAMETER) ?? remembered) : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    fetchMatchup(id).then(
      (matchup) => isWanted && setLoaded({ id, matchup }),
      (thrown: unknown) => isWanted && setLoaded({ id, failure: failureMessage(thrown) }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  const choose = useCallback(
    (chosen: string | undefined) => {
      writeStored("myCharacter", chosen ?? "");
      setRemembered(chosen);
      setParameters(chosen === undefined ? {} : { [PARAMETER]: chosen }, {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setParameters],
  );

  const current = loaded?.id === id ? loaded : undefined;
  return useMemo(
    () => ({
      id,
      state: stateOf(id, current),
      punishers: current?.matchup?.punishers ?? [],
      vocabulary: current?.matchup?.vocabulary ?? NO_WORDS,
      failure: current?.failure,
      choose,
    }),
    [id, current, choose],
  );
}

/** Addresses and storage may hold anything; an id is short, lower case and has no other signs than hyphens. */
function plainId(text: string | null | undefined): string | undefined {
  return text !== null && text !== undefined && /^[a-z0-9-]{1,40}$/.test(text) ? text : undefined;
}

function stateOf(
  id: string | undefined,
  loaded: { matchup?: Matchup; failure?: string } | undefined,
): MyCharacter["state"] {
  if (id === undefined) return "none";
  if (loaded === undefined) return "loading";
  return loaded.failure === undefined ? "ready" : "failed";
}
