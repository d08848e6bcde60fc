import { useStored } from "../live/use-stored.ts";
import { readId } from "./core/read-id.ts";

export interface MyId {
  readonly id: string | undefined;
  readonly remember: (id: string) => void;
  readonly forget: () => void;
}

export function useMyId(): MyId {
  const [stored, keep] = useStored("myUserId");
  return { id: readId(stored), remember: keep, forget: () => keep("") };
}
