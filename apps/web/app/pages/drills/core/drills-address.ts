import type { Verdict } from "@tactician/drills";
import { defined } from "@tactician/game";
import type { AddressCodec } from "../../../base/core/address-codec.ts";
import { type NamedCharacter, parseCharacter } from "../../../base/core/named-character.ts";

/** `learn` are ten that repeat what is forgotten, `hit` are such of the moves that hit the visitor; the others are without memory. `challenge` are ten by a seed, for two to compare. */
export const DRILL_MODES = ["learn", "hit", "endless", "daily", "challenge"] as const;
export type DrillMode = (typeof DRILL_MODES)[number];

export interface DrillsAddress {
  readonly me: NamedCharacter;
  readonly them: NamedCharacter;
  readonly mode: DrillMode;
  /** Of a challenge: which ten cards; without one, those of the day. */
  readonly seed?: string | undefined;
  readonly theirs?: TheirResult | undefined;
}

/** What somebody made of the ten cards of a challenge, `digest` tells which cards those were. */
export interface TheirResult {
  readonly results: readonly Verdict[];
  readonly seconds: number;
  readonly digest: string;
}

/** By the digit that an address has for each. */
const VERDICTS: readonly Verdict[] = ["wrong", "works", "best"];

const SEED = /^[a-z0-9-]{1,16}$/;
const THEIRS = /^([0-2]{1,10})\.(\d{1,4})\.([0-9a-f]{8})$/;

/**
 * `?me=king&them=jin&mode=endless`. The pair of the daily challenge is the day's. A challenge is `&mode=challenge&seed=x4f&theirs=2210222222.41.0badf00d`.
 */
export const drillsAddress: AddressCodec<DrillsAddress> = {
  parse: (parameters) => ({
    me: parseCharacter(parameters.get("me")),
    them: parseCharacter(parameters.get("them")),
    mode: DRILL_MODES.find((mode) => mode === parameters.get("mode")) ?? "learn",
    ...defined({
      seed: SEED.exec(parameters.get("seed") ?? "")?.[0],
      theirs: parseTheirs(parameters.get("theirs")),
    }),
  }),
  format: ({ me, them, mode, seed, theirs }) =>
    new URLSearchParams({
      ...(me === undefined ? {} : { me }),
      ...(them === undefined ? {} : { them }),
      ...(mode === "learn" ? {} : { mode }),
      ...(mode === "challenge" && seed !== undefined ? { seed } : {}),
      ...(mode === "challenge" && theirs !== undefined ? { theirs: formatTheirs(theirs) } : {}),
    }),
};

/** Who did better: by cards, what works counting half, then by time. */
export function outcomeOf(mine: Omit<TheirResult, "digest">, theirs: TheirResult): "won" | "lost" | "even" {
  const points = ({ results }: Pick<TheirResult, "results">) =>
    results.reduce((sum, verdict) => sum + VERDICTS.indexOf(verdict), 0);
  const ahead = points(mine) - points(theirs) || theirs.seconds - mine.seconds;
  if (ahead === 0) return "even";
  return ahead > 0 ? "won" : "lost";
}

function parseTheirs(text: string | null): TheirResult | undefined {
  const [, digits, seconds, digest] = THEIRS.exec(text ?? "") ?? [];
  if (digits === undefined || seconds === undefined || digest === undefined) return undefined;
  return {
    results: [...digits].flatMap((digit) => VERDICTS[Number(digit)] ?? []),
    seconds: Number(seconds),
    digest,
  };
}

function formatTheirs({ results, seconds, digest }: TheirResult): string {
  const digits = results.map((verdict) => VERDICTS.indexOf(verdict)).join("");
  return `${digits}.${Math.min(9999, Math.max(0, Math.round(seconds) || 0))}.${digest}`;
}
