import {
  type CrushKind,
  defined,
  type FrameRange,
  type Hit,
  type HitLevel,
  type Move,
} from "@tactician/game";

/** What a field says: undefined = that there is none. `unsure`: the source marks the value with a question mark. */
export interface Reading<T> {
  readonly value: T;
  readonly unsure: boolean;
}

/** What a reader throws at a text that it does not know; the message says why. */
export class Unreadable extends Error {}

export function unread(why: string): never {
  throw new Unreadable(why);
}

/** What comes of it, or undefined if it meets a text that cannot be read. */
export function ifReadable<T>(reads: () => T): T | undefined {
  try {
    return reads();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
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

/** Reads `h`, `,m,M`, `m!`, `th(h)`, `t(g)`, `m,(t)`, `m (t)`, `ub(m)`, `sp`, `mm`; stances have no hits, `r(l)` is a parry. */
export function readTarget(source: string): Reading<{ hits: readonly TargetHit[]; isParry: boolean }> {
  const rest = source.trim().replace(/^[,\s]+/, "");
  const isParry = /^r\([hml]\)$/.test(rest);
  const words = isParry || rest === "" ? [] : rest.split(",").map((word) => word.trim());
  const hits = words
    .filter((word) => !SPECIAL.test(word))
    .flatMap((word) => ifReadable(() => readWord(word)) ?? unread(`"${word}" is not a hit level`));
  return { value: { hits, isParry }, unsure: false };
}

function readWord(word: string): TargetHit[] {
  const [, unblockable] = /^ub!?\(([hml])\)$/i.exec(word) ?? [];
  if (unblockable !== undefined) return [hitAt(unblockable, true)];
  if (/^\(th?\)$/.test(word)) return [CONDITIONAL_THROW];
  const [, thrown] = /^th?\s?\(([a-z])\)$/.exec(word) ?? [];
  if (thrown !== undefined) return [{ level: THROWS.get(thrown) ?? unread(thrown) }];
  const [, withThrow] = /^([a-z]+)\s?\(th?\)$/i.exec(word) ?? [];
  if (withThrow !== undefined) return [hitAt(withThrow), CONDITIONAL_THROW];
  // `mm`: two hits of the same level.
  if (/^([hml])\1+$/i.test(word)) return [...word].map((letter) => hitAt(letter));
  const [, plain = "", mark] = /^([a-z]+)(!?)$/i.exec(word) ?? [];
  return [hitAt(plain, mark === "!")];
}

function hitAt(letters: string, unblockable = false): TargetHit {
  const level = LEVELS.get(letters.toLowerCase()) ?? unread(letters);
  const grounded = (level !== "throw" && letters === letters.toUpperCase()) || undefined;
  return defined({ level, grounded, unblockable: unblockable || undefined });
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
  const unsure = rest.includes("?");
  if (rest === "-") return { value: undefined, unsure };
  if (rest === "") unread("no number");
  const words = rest.replaceAll("?", "").split(/,(?![^()]*\))/);
  const value = words.map(
    (word, place) => readPart(word.trim(), place > 0) ?? unread(`"${word.trim()}" is not a damage`),
  );
  // `(5),20`: a bracket before other hits could be either.
  if (value.length > 1 && rest.startsWith("(")) unread("the first of the damages is in brackets");
  return { value, unsure };
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

const WINDOW = /^([a-z]{2})(\d+)?(?:([~-])(\d+)?)?$/;

/** Reads `js20~49 fs50~52`, `cs6~` (to the end), `pc7` (that frame), `js~9` (from the start), `js` (frames not known). */
export function readCrush(source: string): Reading<readonly CrushWindow[]> {
  const windows: CrushWindow[] = [];
  for (const text of source.replaceAll("?", "").split(/\s+/)) {
    const word = isFloatAfter(windows.at(-1), text) ? `fs${text}` : text;
    const [, letters = "", first, mark, last] = WINDOW.exec(word) ?? [];
    const kind = KINDS.get(letters) ?? unread(`"${word}" is not a crush window`);
    const [from, to] = [numberIn(first), numberIn(mark === undefined ? first : last)];
    if (from !== undefined && to !== undefined && to < from) unread(`"${word}" runs backwards`);
    windows.push(defined({ kind, from, to }));
  }
  return { value: windows, unsure: source.includes("?") };
}

/** The number of a group that a pattern may leave out. */
export function numberIn(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
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
  if (rest === "" || rest === "N/A") return { value: undefined, unsure: false };
  const written = rest.replaceAll("?", "").replace(/^N\/A\s*\//, "/");
  const text = withoutSlips(written);
  const asides = [...text.matchAll(BRACKET)].flatMap(([, words = ""]) => words.split("/"));
  const [first = "", ...alternatives] = text.replace(BRACKET, "").split(/\s*\/\s*/);
  const others = [
    ...asides.map((aside) => readOpen(aside) ?? unread("the value in brackets is not a frame number")),
    ...alternatives.map(
      (range) => readRange(range.replace(/ Heat$/, "")) ?? unread("alternatives for more than one hit"),
    ),
  ];
  const crush: CrushWindow[] = [];
  const ranges: FrameRange[] = [];
  for (const word of first.split(/[\s,]+/).filter((part) => part !== "")) {
    const windows = CRUSH_WORD.test(word) ? ifReadable(() => readCrush(word)) : undefined;
    if (windows === undefined) ranges.push(readOpen(word) ?? unread(`"${word}" is not a startup`));
    else crush.push(...windows.value);
  }
  if (ranges.length + others.length + crush.length === 0) unread("no startup in the text");
  if (alternatives.length > 0 && ranges.length > 1) unread("alternatives for more than one hit");
  const value = defined({ ranges, others, crush, whole: wholeRange(text, ranges[0]) });
  return { value, unsure: rest.includes("?") || text !== written };
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
function withoutSlips(text: string): string {
  return text
    .replace(/~-(?=\d)/g, "~")
    .replace(/\b(i\d+)~i?\d+-?(?=$|[\s,])/g, (range, first) =>
      readRange(range) === undefined ? first : range,
    )
    .replace(/(?<=\d),i$/, "");
}

/** Reads a range that may be open, `i14+`, `i28~`: its fastest frame counts. */
function readOpen(text: string): FrameRange | undefined {
  return readRange(text.trim().replace(/^[~]|[+~]$/g, ""));
}

/** `13~14` in frames; undefined for a range that runs backwards (`i48~5`), a typo of the source. */
export function readRange(text: string): FrameRange | undefined {
  const [, first, last = first] = RANGE.exec(text.trim()) ?? [];
  if (first === undefined) return undefined;
  const [min, max] = [Number(first), Number(last)];
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
    else if (word !== "r" && word !== "") unread(`"${word}" is neither frames nor a state`);
  }
  if (states.length > 0) facts.into = states.join(" ");
  const isEmpty = facts.frames === undefined && facts.into === undefined;
  return { value: isEmpty ? undefined : facts, unsure: source.includes("?") };
}

/** One number, unsure where a second group follows it. */
function numberReader(pattern: RegExp): (source: string) => Reading<number> {
  return (source) => {
    const match = pattern.exec(source.trim()) ?? unread("not one number");
    return { value: Number(match[1]), unsure: match[2] !== undefined };
  };
}

export const readTotalFrames = numberReader(/^(\d+)(\?)?$/);
/** Reads a reach in metres, `2.15`; `2.50~` is at least that far. */
export const readReach = numberReader(/^(\d+(?:\.\d+)?)(~)?$/);

/** Reads the frames of a sidestep that a move follows, `12`, `5?`, `13(?)`, `14f?`; of several (`7?/8?`) the lowest, as unsure. */
export function readTracking(source: string): Reading<number> {
  const text = source.trim();
  if (!/^\d+f?(?:\(?\?\)?)?(?:\/\d+\??)*$/.test(text)) unread("not a number of frames");
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return { value: Math.min(...numbers), unsure: /[?/]/.test(text) };
}
