import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { readId } from "./core/stats-address.ts";

/** The visitor's own player id, as this device remembers it. */
export interface MyId {
  readonly id: string | undefined;
  readonly remember: (id: string) => void;
  readonly forget: () => void;
}

/** Reads and keeps `myUserId`. The page is made without one; storage counts once it has come to life. */
export function useMyId(): MyId {
  const [id, setId] = useState<string>();
  useEffect(() => setId(readId(readStored("myUserId"))), []);
  const remember = useCallback((mine: string) => {
    writeStored("myUserId", mine);
    setId(mine);
  }, []);
  const forget = useCallback(() => {
    writeStored("myUserId", "");
    setId(undefined);
  }, []);
  return { id, remember, forget };
}
