import type { ReplayStore } from "./store.ts";

/** A store that has the calls of `own` where it has some; all others are those of `store`, done by `around`. */
export function overStore<Own extends object>(
  store: ReplayStore,
  own: Own,
  around = <Result>(_name: string, call: () => Promise<Result>): Promise<Result> => call(),
): Own & ReplayStore {
  const over = new Proxy(own, {
    get(_own, name) {
      const isOwn = Reflect.has(own, name);
      const value: unknown = Reflect.get(isOwn ? own : store, name);
      if (typeof value !== "function") return value;
      if (isOwn) return value.bind(own);
      return (...args: unknown[]) => around(String(name), () => value.apply(store, args));
    },
  });
  return over as Own & ReplayStore;
}
