import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readStatsAddress, type StatsAddress, type StatsTab, statsParameters } from "./core/stats-address.ts";

const NOBODY: StatsAddress = { playerId: undefined, compareId: undefined, tab: "matches" };

/** What the address says, and the ways to change it. */
interface ShownAddress {
  readonly address: StatsAddress;
  readonly search: (id: string | undefined) => void;
  readonly compare: (id: string | undefined) => void;
  readonly openTab: (tab: StatsTab) => void;
}

/** The page's address. The page was made without an id: what the address says counts once it has come to life. */
export function useStatsAddress(): ShownAddress {
  const [parameters, setParameters] = useSearchParams();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const address = isLive ? readStatsAddress(parameters) : NOBODY;

  // Another player is a step to go back from; a tab or a comparison is not.
  const show = (next: StatsAddress) =>
    setParameters(statsParameters(next), {
      preventScrollReset: true,
      replace: next.playerId === address.playerId,
    });
  return {
    address,
    search: (id) => show({ ...address, playerId: id, compareId: undefined }),
    compare: (id) => show({ ...address, compareId: id }),
    openTab: (tab) => show({ ...address, tab }),
  };
}
