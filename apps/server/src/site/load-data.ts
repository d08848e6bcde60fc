import { join } from "node:path";
import {
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  mappingsSchema,
  matchupSchema,
} from "@tactician/contract";
import { dataHeaders, type HeaderList } from "../http/security-headers.ts";
import { parseJson } from "./build-info.ts";
import { readBodies } from "./dist-file.ts";
import { createEntry, type Entry } from "./entry.ts";
import { SiteError } from "./site-error.ts";

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
 * Reads `data/` of a built site. Every answer is checked against the contract here, once, and sent unchecked afterwards.
 * Throws a `SiteError` that names the first file that is missing or wrong.
 */
export async function loadData(distDir: string, security: HeaderList): Promise<SiteData> {
  const read = (file: string, address: string, schema: Schema) =>
    readAnswer({ file: join(distDir, "data", file), name: `data/${file}`, address, schema, security });
  const list = await read("characters.json", "/api/characters", characterListSchema);
  const ids = characterListSchema.parse(list.json).map((row) => row._id);
  const characters = new Map<string, Entry>();
  const matchups = new Map<string, Entry>();
  const moves = new Map<string, Entry>();
  for (const id of ids) {
    // The id is part of a file name, so it has to look like one.
    if (!/^[a-z0-9-]+$/.test(id))
      throw new SiteError(`The built site is broken (no character can have the id "${id}")`);
    const { entry } = await read(`characters/${id}.json`, `/api/characters/${id}`, characterSchema);
    characters.set(id, entry);
    const matchup = await read(`matchups/${id}.json`, `/api/characters/${id}/matchup`, matchupSchema);
    matchups.set(id, matchup.entry);
    const movelist = await read(`moves/${id}.json`, `/api/characters/${id}/moves`, characterMovesSchema);
    moves.set(id, movelist.entry);
  }
  const mappings = await read("wank.json", "/wank.json", mappingsSchema);
  return { characterList: list.entry, characters, matchups, moves, mappings: mappings.entry };
}

type Schema = Parameters<typeof parseJson>[1];

interface AnswerSource {
  file: string;
  name: string;
  address: string;
  schema: Schema;
  security: HeaderList;
}

async function readAnswer({
  file,
  name,
  address,
  schema,
  security,
}: AnswerSource): Promise<{ entry: Entry; json: unknown }> {
  const bodies = await readBodies(file).catch(() => undefined);
  if (!bodies) throw new SiteError(`The built site is broken (${name} is missing)`);
  const json = parseJson(bodies.identity.toString("utf8"), schema, name);
  return { entry: createDataEntry(address, bodies, security), json };
}

/** An answer of the API: JSON that anyone may read and that browsers ask for again each time. */
export function createDataEntry(
  address: string,
  bodies: Parameters<typeof createEntry>[0]["bodies"],
  security: HeaderList,
): Entry {
  return createEntry({
    address,
    contentType: "application/json; charset=utf-8",
    cacheControl: "no-cache",
    headers: [...security, ...dataHeaders],
    bodies,
  });
}
