import type { MetMatch } from "@tactician/mine";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { MINE_DATABASE, onChanged } from "./changes.ts";
import { keptKinds } from "./mine-database.ts";
import type { MineTrouble } from "./mine-store.ts";

/** The matches of this browser as a page shows them: what it changes shows at once, and stays where it cannot be kept. */
export interface Matches {
  /** The latest last; `undefined` until they are read. */
  readonly matches: readonly MetMatch[] | undefined;
  readonly trouble: MineTrouble["trouble"] | undefined;
  /** How many changes are on their way. */
  readonly isSaving: boolean;
  readonly put: (match: MetMatch) => void;
  readonly remove: (id: string) => void;
}

const openStore = () => import("./mine-store.ts").then(({ mineStore }) => mineStore);

export function useMatches(): Matches {
  const [read, setRead] = useState<readonly MetMatch[]>();
  /** What this page has changed: by id, nothing for what was deleted. */
  const [own, setOwn] = useState<ReadonlyMap<string, MetMatch | undefined>>(new Map());
  const [trouble, setTrouble] = useState<MineTrouble["trouble"]>();
  const [saving, setSaving] = useState(0);
  /** Changes of this page that are told to it as well. */
  const toHear = useRef(0);

  const fail = (thrown: unknown) => setTrouble((thrown as MineTrouble).trouble ?? "blocked");
  const load = useEffectEvent(async () => {
    if (!keptKinds().includes("matches")) return setRead([]);
    try {
      setRead(await (await openStore()).allMatches());
    } catch (thrown) {
      setRead((now) => now ?? []);
      fail(thrown);
    }
  });
  useEffect(() => {
    void load();
    return onChanged(MINE_DATABASE, () => {
      if (toHear.current > 0) toHear.current -= 1;
      else void load();
    });
  }, []);

  const change = async (id: string, match: MetMatch | undefined) => {
    setOwn((now) => new Map(now).set(id, match));
    setSaving((now) => now + 1);
    toHear.current += 1;
    try {
      const store = await openStore();
      await (match === undefined ? store.deleteMatch(id) : store.putMatch(match));
      setTrouble(undefined);
    } catch (thrown) {
      toHear.current -= 1;
      fail(thrown);
    }
    setSaving((now) => now - 1);
  };

  return {
    matches: read && merged(read, own),
    trouble,
    isSaving: saving > 0,
    put: (match) => void change(match.id, match),
    remove: (id) => void change(id, undefined),
  };
}

function merged(
  read: readonly MetMatch[],
  own: ReadonlyMap<string, MetMatch | undefined>,
): readonly MetMatch[] {
  if (own.size === 0) return read;
  const newer = [...own.values()].filter((match) => match !== undefined);
  return [...read.filter(({ id }) => !own.has(id)), ...newer].sort((a, b) => a.at - b.at);
}
