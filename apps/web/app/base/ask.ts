import type { SchemaAnswers } from "../schemas/answer-schemas.ts";
import { type Asking, fetchAnswer } from "./fetch-answer.ts";
import { meetOtherContract } from "./other-contract.ts";
import * as words from "./words.ts";

const FRESH_MS = 60_000;

/** Questions by their name and address, each with when it was asked. */
const answers = new Map<string, { readonly promise: Promise<unknown>; readonly askedAt: number }>();

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
  const key = `${name} ${address}`;
  const kept = answers.get(key);
  const promise = kept && Date.now() - kept.askedAt < freshMs ? kept.promise : askAnew(address, name, asking);
  if (promise !== kept?.promise) {
    answers.set(key, { promise, askedAt: Date.now() });
    promise.catch(() => answers.get(key)?.promise === promise && answers.delete(key));
  }
  // The key names what was asked for.
  return promise as Promise<SchemaAnswers[Name]>;
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

export function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.cause === 404;
}

/** The text for a visitor of whatever was thrown. */
export function failureMessage(thrown: unknown): string {
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : words.unknownError;
}
