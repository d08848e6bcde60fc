import { characterListSchema } from "@tactician/contract";
import { findKept, type PackedSite, parseJson } from "./answer-index.ts";
import { createDataEntry, type Entry } from "./entry.ts";
import type { HeaderList } from "./security-headers.ts";

/** The API's answers, made by the build and kept as bytes. */
export interface SiteData {
  characterList: Entry;
  /** By id: `jin`. */
  characters: ReadonlyMap<string, Entry>;
  /** The same for their whole movelists. */
  moves: ReadonlyMap<string, Entry>;
  /** Their sides of all pairs (`MatchupSide`), of which the answer for a pair is made. */
  sides: ReadonlyMap<string, Entry>;
  /** What changed in their frame data, and the steps back to their movelists of former days. */
  changes: ReadonlyMap<string, Entry>;
  histories: ReadonlyMap<string, Entry>;
  /** What the newest patch means for each. */
  changedAnswers: ReadonlyMap<string, Entry>;
  mappings: Entry;
}

/** Takes the API's answers from the built site. Throws a `SiteError` that names the first one that is missing. */
export function loadData(packed: PackedSite, security: HeaderList): SiteData {
  const entryOf = (file: string) => createDataEntry(findKept(packed, `data/${file}`).content, security);
  const characterList = entryOf("characters.json");
  const text = characterList.identity.readBody().toString("utf8");
  const ids = parseJson(text, characterListSchema, "data/characters.json").map((row) => row._id);
  const documents = (folder: string) => new Map(ids.map((id) => [id, entryOf(`${folder}/${id}.json`)]));
  return {
    characterList,
    characters: documents("characters"),
    moves: documents("moves"),
    sides: documents("sides"),
    changes: documents("changes"),
    histories: documents("history"),
    changedAnswers: documents("changed-answers"),
    mappings: entryOf("wank.json"),
  };
}
