import {
  type CrushKind,
  defined,
  type FrameRange,
  type Hit,
  type HitLevel,
  type Move,
} from "@tactician/game";

/** What a field reader returns: the value (undefined = the field says that there is none), or why it could not be read. */
export type Reading<T> = Read<T> | Unread;
/** `unsure`: the source marks the value with a question mark. */
type Read<T> = { readonly ok: true; readonly value: T; readonly unsure: boolean };
type Unread = { readonly ok: false; readonly why: string };

export function read<T>(value: T, unsure = false): Read<T> {
  return { ok: true, value, unsure };
}

export function unread(why: string): Unread {
  return { ok: false, why };
}

/** The list, or undefined if it is empty, so that its field is left out. */
export function nonEmpty<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** A table without the words that every object inherits. */
export function wordMap<Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(table));
}

type TargetHit = Pick<Hit, "level" | "grounded" | "unblockable" | "conditional">;

const LEVELS = wordMap<HitLevel>({
  h: "high",
  m: "mid",
  l: "low",
  sm: "special mid",
  sl: "special low",
  t: "throw",
  th: "throw",
});

/** In brackets after a throw: whom it grabs. */
const THROWS = wordMap<HitLevel>({
  h: "high throw",
  m: "mid throw",
  l: "low throw",
  c: "crouch throw",
  a: "air throw",
  g: "ground throw",
  w: "wall throw",
});

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
  if (unblockable !== null) return withLevel(unblockable[1] ?? "", true);
  const conditional = /^\((th?)\)$/.exec(word);
  if (conditional !== null) return [CONDITIONAL_THROW];
  const thrown = /^th?\s?\(([a-z])\)$/.exec(word);
  if (thrown !== null) {
    const level = THROWS.get(thrown[1] ?? "");
    return level === undefined ? undefined : [{ level }];
  }
  const withThrow = /^([a-z]+)\s?\((th?)\)$/i.exec(word);
  if (withThrow !== null) {
    const hit = withLevel(withThrow[1] ?? "");
    return hit === undefined ? undefined : [...hit, CONDITIONAL_THROW];
  }
  // `mm`: two hits of the same level.
  if (/^([hml])\1+$/i.test(word)) return [...word].flatMap((letter) => withLevel(letter) ?? []);
  const plain = /^([a-z]+)(!?)$/i.exec(word);
  if (plain === null) return undefined;
  return withLevel(plain[1] ?? "", plain[2] === "!");
}

function withLevel(letters: string, unblockable = false): TargetHit[] | undefined {
  const level = LEVELS.get(letters.toLowerCase());
  if (level === undefined) return undefined;
  const grounded = (level !== "throw" && letters === letters.toUpperCase()) || undefined;
  return [defined({ level, grounded, unblockable: unblockable || undefined })];
}

const CONDITIONAL_THROW: TargetHit = { level: "throw", conditional: true };

/** Damage of one hit, or of all own hits if the source writes one number for several. */
export interface DamagePart {
  readonly damage: number;
  /** Numbers in brackets, `20 (14/10)`: scaled by one earlier hit and by two, or of another version if they are greater. */
  readonly brackets: readonly number[];
  /** Numbers after a slash: other versions of the hit. */
  readonly versions: readonly number[];
  readonly recoverable: boolean;
  /** All in brackets after another hit, `25,(14)`: deals damage only if the move turns into a throw. */
  readonly conditional: boolean;
}

/** `20`, `20 (14)`, `21/25/31`, `55+`, `40(45)/70`, `10-75`, `40 (8+20+12)`. */
const VERSION = /^(\d+)(?:\+|\s*-\s*(\d+))?(?:\s*\(([\d\s/+]+)\))?$/;
const RECOVERABLE = /^(?:\[(\d+)(?:;(\d+))?\]|\((\d+)\))(?:\s*\(\[?(\d+)\]?\))?$/;

/** Reads `,12`, `4,4,16`, `,18 (12),20 (14)`, `55+`, `[12;12]`, `20/24,17/19`: one part per hit, in order; `-` is no value. */
export function readDamage(source: string): Reading<readonly DamagePart[] | undefined> {
  // A leading comma means "added to the parent".
  const rest = source.trim().replace(/^,/, "").trim();
  if (rest === "-") return read(undefined);
  if (rest === "") return unread("no number");
  const parts: DamagePart[] = [];
  for (const word of rest.replaceAll("?", "").split(/,(?![^()]*\))/)) {
    const part = readPart(word.trim(), parts.length > 0);
    if (part === undefined) return unread(`"${word.trim()}" is not a damage`);
    parts.push(part);
  }
  // `(5),20`: a bracket before other hits could be either.
  if (parts.length > 1 && rest.startsWith("(")) return unread("the first of the damages is in brackets");
  return read(parts, rest.includes("?"));
}

function readPart(word: string, isLater: boolean): DamagePart | undefined {
  const recoverable = RECOVERABLE.exec(word);
  if (recoverable !== null) return recoverablePart(recoverable, isLater);
  const [first, ...others] = word.split(/\s*\/\s*(?![^()]*\))/).map((version) => VERSION.exec(version));
  if (first === null || first === undefined || others.includes(null)) return undefined;
  const [, damage = "", upTo, bracket = ""] = first;
  const numbers = bracket.match(/\d+/g)?.map(Number) ?? [];
  // `40 (8+20+12)` only splits the number.
  if (bracket.includes("+") && sum(numbers) !== Number(damage)) return undefined;
  // `20/36 (10/18)`: one number in brackets for each version.
  const isShared = others.length > 0 && others.at(-1)?.[3]?.includes("/") === true;
  const brackets = isShared ? [others.at(-1)?.[3]?.match(/\d+/)?.[0] ?? ""].map(Number) : numbers;
  return {
    damage: Number(damage),
    brackets: bracket.includes("+") ? [] : brackets,
    versions: [upTo, ...others.map((other) => other?.[1])].filter((text) => text !== undefined).map(Number),
    recoverable: false,
    conditional: false,
  };
}

function recoverablePart(match: RegExpExecArray, isLater: boolean): DamagePart | undefined {
  const [, damage, again, inBrackets, aside] = match;
  if (again !== undefined && again !== damage) return undefined;
  const isConditional = isLater && inBrackets !== undefined;
  return {
    damage: Number(damage ?? inBrackets),
    brackets: aside === undefined ? [] : [Number(aside)],
    versions: [],
    recoverable: !isConditional,
    conditional: isConditional,
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export type CrushWindow = NonNullable<Move["crush"]>[number];

const KINDS = wordMap<CrushKind>({
  cs: "crouch",
  js: "jump",
  pc: "power",
  ps: "parry",
  is: "invincible",
  fs: "float",
  gs: "ground",
});

const WINDOW = /^(cs|js|pc|ps|is|fs|gs)(\d+)?(?:([~-])(\d+)?)?$/;

/** Reads `js20~49 fs50~52`, `cs6~` (to the end), `pc7` (that frame), `js~9` (from the start), `js` (frames not known). */
export function readCrush(source: string): Reading<readonly CrushWindow[]> {
  const windows: CrushWindow[] = [];
  for (const text of source.replaceAll("?", "").split(/\s+/)) {
    const word = isFloatAfter(windows.at(-1), text) ? `fs${text}` : text;
    const match = WINDOW.exec(word);
    const kind = KINDS.get(match?.[1] ?? "");
    if (match === null || kind === undefined) return unread(`"${word}" is not a crush window`);
    const [, , from, mark, to] = match;
    const window: CrushWindow = { kind };
    if (from !== undefined) window.from = Number(from);
    if (to !== undefined) window.to = Number(to);
    if (from !== undefined && mark === undefined) window.to = Number(from);
    if (window.from !== undefined && window.to !== undefined && window.to < window.from) {
      return unread(`"${word}" runs backwards`);
    }
    windows.push(window);
  }
  return read(windows, source.includes("?"));
}

/** `js13~32 33~35`: the landing right after a jump, without its letters. */
function isFloatAfter(before: CrushWindow | undefined, word: string): boolean {
  return before?.kind === "jump" && before.to !== undefined && word.startsWith(`${before.to + 1}~`);
}

/** Startups of an entry's own hits, and others in brackets or after a slash. */
export interface StartupFacts {
  readonly ranges: readonly FrameRange[];
  /** In brackets after the first: the same, counted from an earlier input (`i15 (66~)`, `i11~12 (i14+)`). */
  readonly whole?: FrameRange;
  readonly others: readonly FrameRange[];
  readonly crush: readonly CrushWindow[];
}

const RANGE = /^[iI]?(\d+)(?:[~-][iI]?(\d+))?$/;
const BRACKET = /\s*\(([^()]*)\)/g;
const CRUSH_WORD = /^(?:[cjpifg]s|pc)\d/;

/** Reads `i10`, `i13~14`, `,i20~22`, `i13 i8 i12`, `i16~17,i14`, `i20 (i40)`, `i22~`, `i20 pc6`; `N/A` has no value. */
export function readStartup(source: string): Reading<StartupFacts | undefined> {
  const rest = source.trim().replace(/^[,.]\s*/, "");
  if (rest === "" || rest === "N/A") return read(undefined);
  const others: FrameRange[] = [];
  const crush: CrushWindow[] = [];
  const mended = withoutSlips(rest.replaceAll("?", "").replace(/^N\/A\s*\//, "/"));
  const unsure = rest.includes("?") || mended.unsure;
  const { text } = mended;
  for (const aside of [...text.matchAll(BRACKET)].flatMap((match) => (match[1] ?? "").split("/"))) {
    const range = readOpen(aside);
    if (range === undefined) return unread("the value in brackets is not a frame number");
    others.push(range);
  }
  const [first = "", ...alternatives] = text.replace(BRACKET, "").split(/\s*\/\s*/);
  for (const alternative of alternatives) {
    const range = readRange(alternative.replace(/ Heat$/, ""));
    if (range === undefined) return unread("alternatives for more than one hit");
    others.push(range);
  }
  const ranges: FrameRange[] = [];
  for (const word of first.split(/[\s,]+/).filter((part) => part !== "")) {
    const window = CRUSH_WORD.test(word) ? readCrush(word) : undefined;
    if (window?.ok === true) crush.push(...window.value);
    else {
      const range = readOpen(word);
      if (range === undefined) return unread(`"${word}" is not a startup`);
      ranges.push(range);
    }
  }
  if (ranges.length + others.length + crush.length === 0) return unread("no startup in the text");
  if (alternatives.length > 0 && ranges.length > 1) return unread("alternatives for more than one hit");
  const whole = wholeRange(text, ranges[0]);
  return read({ ranges, others, crush, ...(whole === undefined ? {} : { whole }) }, unsure);
}

/** Frames that follow directly (`i21~30 (i31~40)`) are a second hit; `(~i13)` is the latest frame of the first. */
function wholeRange(text: string, first: FrameRange | undefined): FrameRange | undefined {
  const aside = /^\S*?\s*\(([^()~/][^()/]*)[^()]*\)/.exec(text)?.[1];
  const whole = aside === undefined ? undefined : readOpen(aside);
  if (whole === undefined || first === undefined || whole.min <= first.min) return undefined;
  return whole.min === (first.max ?? first.min) + 1 && whole.max !== undefined ? undefined : whole;
}

/**
 * Corrects typos of the source whose first frame is clear: `i39~-41`, a range that runs backwards (`i25~16`) or breaks off
 * (`i48~5-`), a hit without a number (`i13,i`).
 */
function withoutSlips(text: string): { readonly text: string; readonly unsure: boolean } {
  const mended = text
    .replace(/~-(?=\d)/g, "~")
    .replace(/\b(i\d+)~i?\d+-?(?=$|[\s,])/g, (range, first) =>
      readRange(range) === undefined ? first : range,
    )
    .replace(/(?<=\d),i$/, "");
  return { text: mended, unsure: mended !== text };
}

/** Reads a range that may be open, `i14+`, `i28~`: its fastest frame counts. */
function readOpen(text: string): FrameRange | undefined {
  return readRange(text.trim().replace(/^[~]|[+~]$/g, ""));
}

/** `13~14` in frames; undefined for a range that runs backwards (`i48~5`), a typo of the source. */
export function readRange(text: string): FrameRange | undefined {
  const match = RANGE.exec(text.trim());
  if (match === null) return undefined;
  const min = Number(match[1]);
  if (match[2] === undefined) return { min };
  const max = Number(match[2]);
  if (max < min) return undefined;
  return max === min ? { min } : { min, max };
}

export type RecoveryFacts = NonNullable<Move["recovery"]>;

/** Reads `r19`, `r31?`, `27`, `r24 FC`, `BT`, `r12 1SS`, `FC BT`: frames, and the states it ends in. `r` alone says nothing. */
export function readRecovery(source: string): Reading<RecoveryFacts | undefined> {
  const facts: RecoveryFacts = {};
  const states: string[] = [];
  const text = source.replaceAll("?", "").trim();
  for (const word of text.split(/\s+/)) {
    const state = word.replace(/^\((.*)\)$/, "$1");
    const frames = /^r?(\d+)$/.exec(word)?.[1];
    if (frames !== undefined && facts.frames === undefined) facts.frames = Number(frames);
    else if (/^(?:[A-Z]{2,4}|fc|hFC|\dSS)$/.test(state)) states.push(state.replace(/^fc$/, "FC"));
    else if (word !== "r" && word !== "") return unread(`"${word}" is neither frames nor a state`);
  }
  if (states.length > 0) facts.into = states.join(" ");
  const isEmpty = facts.frames === undefined && facts.into === undefined;
  return read(isEmpty ? undefined : facts, source.includes("?"));
}

/** One number, unsure where a second group follows it. */
function numberReader(pattern: RegExp): (source: string) => Reading<number> {
  return (source) => {
    const match = pattern.exec(source.trim());
    return match === null ? unread("not one number") : read(Number(match[1]), match[2] !== undefined);
  };
}

export const readTotalFrames = numberReader(/^(\d+)(\?)?$/);
/** Reads a reach in metres, `2.15`; `2.50~` is at least that far. */
export const readReach = numberReader(/^(\d+(?:\.\d+)?)(~)?$/);

/** Reads the frames of a sidestep that a move follows, `12`, `5?`, `13(?)`, `14f?`; of several (`7?/8?`) the lowest, as unsure. */
export function readTracking(source: string): Reading<number> {
  const text = source.trim();
  const match = /^\d+f?(?:\(?\?\)?)?(?:\/\d+\??)*$/.exec(text);
  if (match === null) return unread("not a number of frames");
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return read(Math.min(...numbers), /[?/]/.test(text));
}
