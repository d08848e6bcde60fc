import {
  API_BASE,
  CHARACTERS_PATH,
  characterListSchema,
  characterPath,
  MAPPINGS_PATH,
  matchupPath,
  movesPath,
} from "@tactician/contract";
import { dataHeaders, type HeaderList } from "../http/security-headers.ts";
import { type Answers, findContent } from "./answer-index.ts";
import { parseJson } from "./build-info.ts";
import { type Content, createEntry, type Entry } from "./entry.ts";

/** The API's answers, made by the build and kept as bytes. */
export interface SiteData {
  characterList: Entry;
  /** By id: `jin`. */
  characters: ReadonlyMap<string, Entry>;
  /** The same for what it takes to play against them. */
  matchups: ReadonlyMap<string, Entry>;
  /** And for their whole movelists. */
  moves: ReadonlyMap<string, Entry>;
  mappings: Entry;
}

/**
 * Takes the API's answers from those of the built site. The build has checked each against the contract, and they are sent
 * unchecked. Throws a `SiteError` that names the first one that is missing.
 */
export function loadData(answers: Answers, security: HeaderList): SiteData {
  const entryOf = (file: string, address: string) =>
    createDataEntry(address, findContent(answers, `data/${file}`), security);
  const characterList = entryOf("characters.json", API_BASE + CHARACTERS_PATH);
  const text = characterList.variants.identity.readBody().toString("utf8");
  const ids = parseJson(text, characterListSchema, "data/characters.json").map((row) => row._id);
  const documents = (folder: string, address: (id: string) => string) =>
    new Map(ids.map((id) => [id, entryOf(`${folder}/${id}.json`, address(id))]));
  return {
    characterList,
    characters: documents("characters", (id) => API_BASE + characterPath(id)),
    matchups: documents("matchups", (id) => API_BASE + matchupPath(id)),
    moves: documents("moves", (id) => API_BASE + movesPath(id)),
    mappings: entryOf("wank.json", MAPPINGS_PATH),
  };
}

/** An answer of the API: JSON that anyone may read and that browsers ask for again each time. */
export function createDataEntry(address: string, content: Content, security: HeaderList): Entry {
  return createEntry({
    address,
    contentType: "application/json; charset=utf-8",
    cacheControl: "no-cache",
    headers: [...security, ...dataHeaders],
    content,
  });
}
