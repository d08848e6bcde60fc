import type { SchemaAnswers } from "../schemas/answer-schemas.ts";
import { RequestCache } from "./core/request-cache.ts";
import { type Asking, fetchAnswer } from "./fetch-answer.ts";
import { meetOtherContract } from "./other-contract.ts";
import * as words from "./words.ts";

const FRESH_MS = 60_000;

const answers = new RequestCache(Date.now);

interface Question extends Asking {
  /** For so long equal questions share one request. */
  readonly freshMs?: number;
}

/**
 * The one way in which page and workers ask for data: `ask("/api/characters/jin", "character", { refusal: "Character not found" })`.
 * An answer of this page's own contract is trusted; one that does not say so (of another host, or without its header) and an older
 * one are checked against the schema of that name. Equal questions within a minute share one request; a failed one is forgotten.
 *
 * Every failure is an `Error` whose message can be shown, as `fetchAnswer` has them; the cause of a refusal is its HTTP status.
 */
export function ask<Name extends keyof SchemaAnswers>(
  address: string,
  name: Name,
  { freshMs = FRESH_MS, ...asking }: Question = {},
): Promise<SchemaAnswers[Name]> {
  const answer = answers.get(`${name} ${address}`, freshMs, () => askAnew(address, name, asking));
  // The key names what was asked for.
  return answer as Promise<SchemaAnswers[Name]>;
}

async function askAnew(address: string, name: keyof SchemaAnswers, asking: Asking): Promise<unknown> {
  const { body, version, isTrusted } = await fetchAnswer(address, asking);
  if (isTrusted) return body;
  try {
    const { SCHEMAS } = await import("../schemas/answer-schemas.ts");
    return SCHEMAS[name].parse(body);
  } catch (cause) {
    if (version !== undefined) return meetOtherContract(version);
    throw new Error(words.unknownError, { cause });
  }
}

/** Whether the answer was that there is no such thing. */
export function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.cause === 404;
}

/** The text for a visitor of whatever was thrown. */
export function failureMessage(thrown: unknown): string {
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : words.unknownError;
}
