import { BEFORE_ALL_CHANGES, type Changes, joinChanges } from "@tactician/contract";
import { fetchChanges, fetchCharacterChanges } from "../../base/api.ts";
import { type Async, useAsync } from "../../live/use-async.ts";
import { type ChangesView, NEWEST } from "./core/changes-view.ts";

const NOTHING: Changes = { characters: [], patches: [], changes: [] };

/**
 * The changes that a view is chosen from: those of the newest patch, which the page has, until another view or `more` is wanted;
 * then a character's own, or everybody's of the kind.
 */
export function useChanges(
  { character, kind, ...view }: ChangesView,
  newest: Changes | undefined,
  more: boolean,
): { readonly changes: Changes; readonly asked: Async<Changes> & { readonly retry: () => void } } {
  const isNewest =
    newest !== undefined &&
    !more &&
    character === undefined &&
    kind === NEWEST.kind &&
    (["patch", "effect", "field", "find"] as const).every((name) => view[name] === NEWEST[name]);
  const asked = useAsync(
    isNewest ? undefined : (character ?? `all ${kind}`),
    async () => {
      if (character !== undefined) return joinChanges([await fetchCharacterChanges(character)], "");
      return fetchChanges(BEFORE_ALL_CHANGES, kind === "all" ? undefined : kind);
    },
    "Failed to fetch changes",
  );
  return { changes: asked.value ?? newest ?? NOTHING, asked };
}
