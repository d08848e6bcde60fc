import type { HitLevel } from "@tactician/game";
import { type Reading, read, unread } from "./reading.ts";

export interface TargetHit {
  readonly level: HitLevel;
  readonly grounded: boolean;
  readonly unblockable: boolean;
  readonly conditional: boolean;
}

const LEVELS: ReadonlyMap<string, HitLevel> = new Map(
  Object.entries({
    h: "high",
    m: "mid",
    l: "low",
    sm: "special mid",
    sl: "special low",
    t: "throw",
    th: "throw",
  }),
);

/** What is in brackets behind a throw: whom it grabs. */
const THROWS: ReadonlyMap<string, HitLevel> = new Map(
  Object.entries({
    h: "high throw",
    m: "mid throw",
    l: "low throw",
    c: "crouch throw",
    a: "air throw",
    g: "ground throw",
    w: "wall throw",
  }),
);

const SPECIAL = /^(sp|special)$/i;

/** Hits by level (empty for stances and movement), and whether it is a parry (`r(m)`). */
export interface TargetFacts {
  readonly hits: readonly TargetHit[];
  readonly isParry: boolean;
}

/** Reads `h`, `,m,M`, `m!`, `th(h)`, `t(g)`, `m,(t)`, `m (t)`, `ub(m)`, `sp`, `r(l)`, `mm`. */
export function readTarget(source: string): Reading<TargetFacts> {
  const rest = source.trim().replace(/^[,\s]+/, "");
  if (rest === "" || SPECIAL.test(rest)) return read({ hits: [], isParry: false });
  if (/^r\([hml]\)$/.test(rest)) return read({ hits: [], isParry: true });
  const hits: TargetHit[] = [];
  for (const word of rest.split(",")) {
    if (SPECIAL.test(word.trim())) continue;
    const found = readWord(word.trim());
    if (found === undefined) return unread(`"${word.trim()}" is not a hit level`);
    hits.push(...found);
  }
  return read({ hits, isParry: false });
}

function readWord(word: string): TargetHit[] | undefined {
  const unblockable = /^ub!?\(([hml])\)$/i.exec(word);
  if (unblockable !== null) return withLevel(unblockable[1] ?? "", { unblockable: true, conditional: false });
  const conditional = /^\((th?)\)$/.exec(word);
  if (conditional !== null) return [throwHit("throw", true)];
  const thrown = /^th?\s?\(([a-z])\)$/.exec(word);
  if (thrown !== null) {
    const level = THROWS.get(thrown[1] ?? "");
    return level === undefined ? undefined : [throwHit(level, false)];
  }
  const withThrow = /^([a-z]+)\s?\((th?)\)$/i.exec(word);
  if (withThrow !== null) {
    const hit = withLevel(withThrow[1] ?? "", { unblockable: false, conditional: false });
    return hit === undefined ? undefined : [...hit, throwHit("throw", true)];
  }
  // `mm`: two hits of the same level.
  if (/^([hml])\1+$/i.test(word))
    return [...word].flatMap((letter) => withLevel(letter, { unblockable: false, conditional: false }) ?? []);
  const plain = /^([a-z]+)(!?)$/i.exec(word);
  if (plain === null) return undefined;
  return withLevel(plain[1] ?? "", { unblockable: plain[2] === "!", conditional: false });
}

function withLevel(
  letters: string,
  rest: { unblockable: boolean; conditional: boolean },
): TargetHit[] | undefined {
  const level = LEVELS.get(letters.toLowerCase());
  if (level === undefined) return undefined;
  const isThrow = level === "throw";
  const grounded = !isThrow && letters === letters.toUpperCase();
  return [{ level, grounded, ...rest }];
}

function throwHit(level: HitLevel, conditional: boolean): TargetHit {
  return { level, grounded: false, unblockable: false, conditional };
}
