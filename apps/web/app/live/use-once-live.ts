import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What a visitor brings along: the parameters of an address, a text in storage, what their browser can do. A page is made at build
 * without any of it, and React takes it over as it was made; so `before` counts first, and what `read` says once the page lives.
 * Where that is the same, nothing renders again. `subscribe` tells when to read anew. The value is a text or the like: a new object
 * each time would render for ever.
 */
export function useOnceLive<Value extends string | boolean | undefined>(
  read: () => Value,
  before: Value,
  subscribe: (tell: () => void) => () => void = never,
): Value {
  return useSyncExternalStore(subscribe, read, () => before);
}
