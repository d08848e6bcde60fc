import * as z from "zod/mini";

/** One table of the archive of open data, for its README and the page. */
interface OpenDataTable {
  readonly name: string;
  readonly what: string;
  /** Whose work it is, and on which terms it may be used. */
  readonly source: string;
  readonly licence: string;
}

const FRAME_DATA = {
  source: "The community of the Wavu wiki (wavu.wiki), through TekkenDocs (tekkendocs.com, rbnorway.org)",
  licence: "Use allowed with credit to the source. Numbers only, no sentences.",
} as const;

const CHEAT_SHEETS = "what matters follows Applay's public cheat sheets (facts only)";

/** What the archive has, in the order in which it is read. */
export const OPEN_DATA_TABLES = [
  {
    name: "movelists",
    what: "Every move of every character: startup, block, hit, damage, levels, properties.",
    ...FRAME_DATA,
  },
  {
    name: "histories",
    what: "Every change of a move's facts: when, by which patch, from what to what.",
    ...FRAME_DATA,
  },
  {
    name: "answers",
    what: "Each character's best answer to every move of every character that leaves one.",
    source: `Computed by Tactician from movelists and sheets. Frame data: ${FRAME_DATA.source}; ${CHEAT_SHEETS}`,
    licence: "Use allowed with credit to the sources.",
  },
  {
    name: "sheets",
    what: "The cheat sheets: combos, punishers, Heat Engagers, throws, follow-ups. Creator notes are left out.",
    source: `Facts by the Tactician contributors; ${CHEAT_SHEETS}, words are our own. Frame data: ${FRAME_DATA.source}`,
    licence: "Use allowed with credit to the sources.",
  },
  {
    name: "world",
    what: "Wins and matches of each character against each other one, by game version. Nothing about any player.",
    source: "Wavu Wank (wank.wavu.wiki), the community's replay service, counted by this copy of Tactician",
    licence: "Counts of matches as published, with credit to the source.",
  },
] as const satisfies readonly OpenDataTable[];

export type OpenDataTableName = (typeof OPEN_DATA_TABLES)[number]["name"];

/** `GET /data/index.json`: the archive of all open data, and what is in it. */
export const openDataListSchema = z.object({
  version: z.string(),
  /** Address of the archive, `/data/tactician-0.8.0.zip`. */
  file: z.string().check(z.startsWith("/")),
  bytes: z.int(),
  /** Of the archive, in hexadecimal. */
  sha256: z.string(),
  /** Rows of its CSV files. */
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Tables that this archive does not have. */
  leftOut: z.array(z.object({ name: z.string(), why: z.string() })),
});

export type OpenDataList = z.infer<typeof openDataListSchema>;
