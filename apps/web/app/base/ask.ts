import type { CharacterMoves, MatchupSide, PopulationPopularity } from "@tactician/contract";
import type { SchemaAnswers } from "../player/answer-schemas.ts";
import { RequestCache } from "./core/request-cache.ts";
import { fetchJson, UNKNOWN_ERROR } from "./fetch-json.ts";
import { parseMatchupSide } from "./parse-matchup-side.ts";
import { parseMovelist } from "./parse-movelist.ts";
import { parsePopularity } from "./parse-popularity.ts";

/** The answer to a question by the name of what it is checked with. */
interface Answers extends SchemaAnswers {
  matchupSide: MatchupSide;
  moves: CharacterMoves;
  populationPopularity: PopulationPopularity;
}

const FRESH_MS = 60_000;

const answers = new RequestCache<unknown>(FRESH_MS, Date.now);

/**
 * The one way in which the page asks for data: `ask("/api/characters/jin", "character", "Character not found")`. The answer is
 * checked against the schema of that name. Equal questions within a minute share one request; a failed one is forgotten.
 *
 * Every failure is an `Error` whose message can be shown: a refusal is `refusal`, or else names its HTTP status; a broken
 * connection says what the browser said. The cause of a refusal is its HTTP status.
 */
export function ask<Name extends keyof Answers>(
  address: string,
  schema: Name,
  refusal?: string,
): Promise<Answers[Name]> {
  const answer = answers.get(`${schema} ${address}`, () => askAnew(address, schema, refusal));
  // The key names the schema that has checked the answer.
  return answer as Promise<Answers[Name]>;
}

async function askAnew(address: string, schema: keyof Answers, refusal?: string): Promise<unknown> {
  const [body, parse] = await Promise.all([fetchJson(address, refusal), parserOf(schema)]);
  try {
    return parse(body);
  } catch (cause) {
    throw new Error(UNKNOWN_ERROR, { cause });
  }
}

/** Schemas are loaded with the first question that needs them; what first visits ask for does not: sides of pairs, movelists, popularity. */
async function parserOf(schema: keyof Answers): Promise<(body: unknown) => unknown> {
  if (schema === "matchupSide") return parseMatchupSide;
  if (schema === "moves") return parseMovelist;
  if (schema === "populationPopularity") return parsePopularity;
  const { SCHEMAS } = await import("../player/answer-schemas.ts");
  return (body) => SCHEMAS[schema].parse(body);
}

/** Whether the answer was that there is no such thing. */
export function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.cause === 404;
}

/** The text for a visitor of whatever was thrown. */
export function failureMessage(thrown: unknown): string {
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : UNKNOWN_ERROR;
}
