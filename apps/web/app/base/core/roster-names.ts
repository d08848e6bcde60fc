import { nameFromId } from "./name-from-id.ts";

/** A roster in one short text for the script of every page: `jin|xiaoyu=Ling Xiaoyu`; a name that its id says is left out. */
export function formatRoster(
  roster: readonly { readonly characterId: string; readonly name: string }[],
): string {
  return roster
    .map(({ characterId, name }) =>
      name === nameFromId(characterId) ? characterId : `${characterId}=${name}`,
    )
    .join("|");
}

/** The name of each id in such a text. */
export function parseRoster(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("|").map((entry) => {
      const [id = "", name = nameFromId(id)] = entry.split("=");
      return [id, name];
    }),
  );
}
