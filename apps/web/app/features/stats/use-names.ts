import { useEffect, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { type Names, namesFrom } from "./core/names.ts";
import { fetchMappings } from "./stats-source.ts";

/** Names of characters and ranks, once somebody is looked at; nothing while they are on the way. */
export function useNames(isWanted: boolean): Names | undefined {
  const [names, setNames] = useState<Names>();
  const isMissing = isWanted && names === undefined;
  useEffect(() => {
    if (!isMissing) return;
    fetchMappings().then(
      (mappings) => setNames(namesFrom(mappings)),
      (thrown: unknown) => {
        logFailure("Error fetching mappings", thrown);
        setNames(namesFrom(undefined));
      },
    );
  }, [isMissing]);
  return names;
}
