import type { Matchup } from "@tactician/contract";
import { fetchMatchup } from "../../lib/api.ts";
import { failureMessage } from "../../lib/ask.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useAsync } from "../../lib/use-async.ts";
import { useStored } from "../../lib/use-stored.ts";
import { myCharacterAddress, plainId } from "./core/my-character-address.ts";

/** The visitor's own character, and what is known of their punishers. */
export interface MyCharacter {
  /** Its id, or nothing while none is chosen. */
  readonly id: string | undefined;
  readonly state: "idle" | "loading" | "ready" | "failed";
  readonly punishers: Matchup["punishers"];
  /** What their punishers are read with. */
  readonly vocabulary: readonly string[];
  readonly failure: string | undefined;
}

const NOT_KNOWN = { punishers: [], vocabulary: [] };

/** The choice is in the address, so that it can be shared, and is remembered on this device. */
export function useMyCharacter(): readonly [me: MyCharacter, choose: (id: string | undefined) => void] {
  const [inAddress, writeAddress] = useAddress(myCharacterAddress);
  const [remembered, remember] = useStored("myCharacter");
  const id = inAddress ?? plainId(remembered);
  const matchup = useAsync(id, () => fetchMatchup(id ?? ""));
  const { state, value } = matchup;
  const { punishers, vocabulary } = value ?? NOT_KNOWN;
  const failure = matchup.state === "failed" ? failureMessage(matchup.thrown) : undefined;
  const choose = (chosen: string | undefined) => {
    remember(chosen ?? "");
    writeAddress(chosen);
  };
  return [{ id, state, punishers, vocabulary, failure }, choose];
}
