import * as z from "zod";
import { type AskWiki, WikiError } from "./ask-wiki.ts";
import { cleanRow, type ExportRow, FIELDS } from "./clean-row.ts";

/** The most rows that the wiki gives at once. */
const PAGE_ROWS = 500;
/** The longest movelist has some 300 rows; an `offset` that the wiki does not follow would never end. */
const MOST_PAGES = 10;

const value = z.string().nullish();

const rowSchema = z.object({
  ...(Object.fromEntries(FIELDS.map((field) => [field, value])) as Record<
    (typeof FIELDS)[number],
    typeof value
  >),
  id: z.string(),
  ns: z.string(),
});

const answerSchema = z.object({ cargoquery: z.array(z.object({ title: rowSchema })) });

const errorSchema = z.object({ error: z.object({ code: z.string(), info: z.string() }) });

/** Answers of MediaWiki by which it asks to be left alone for a while. */
const PASSING_ERRORS = ["maxlag", "ratelimited"];

/** All rows of a character's moves, cleaned, in the wiki's order; `name` begins their ids: `Devil Jin`. Rejects with a `WikiError`. */
export async function fetchRows(askWiki: AskWiki, name: string): Promise<ExportRow[]> {
  const rows: ExportRow[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await askWiki(questionPath(name, page * PAGE_ROWS), readAnswer);
    // Other namespaces hold drafts and users' copies of the movelists.
    const moves = answer.filter(({ ns }) => ns === "0").map(cleanRow);
    const stranger = moves.find(({ id }) => !id.startsWith(`${name}-`));
    if (stranger !== undefined)
      throw new WikiError(`the wiki answered with a move of another: "${stranger.id}"`);
    rows.push(...moves);
    if (answer.length < PAGE_ROWS) return rows;
  }
  throw new WikiError(`the wiki's list does not end after ${MOST_PAGES * PAGE_ROWS} rows`);
}

function questionPath(name: string, offset: number): string {
  const query = new URLSearchParams({
    action: "cargoquery",
    tables: "Move",
    fields: [...FIELDS, "_pageNamespace=ns"].join(","),
    where: `id LIKE '${name}-%'`,
    order_by: "id",
    offset: String(offset),
    limit: String(PAGE_ROWS),
    format: "json",
  });
  return `/w/api.php?${query}`;
}

function readAnswer(answer: unknown): z.infer<typeof rowSchema>[] {
  const failure = errorSchema.safeParse(answer);
  if (failure.success) {
    const { code, info } = failure.data.error;
    const isOutOfReach = PASSING_ERRORS.includes(code);
    const retryAfterMs = isOutOfReach ? 0 : undefined;
    throw new WikiError(`the wiki answered with an error: ${code}: ${info.slice(0, 200)}`, {
      isOutOfReach,
      retryAfterMs,
    });
  }
  const rows = answerSchema.safeParse(answer);
  if (!rows.success) {
    const [issue] = rows.error.issues;
    throw new WikiError(`the wiki's answer is no list of moves: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  return rows.data.cargoquery.map(({ title }) => title);
}
