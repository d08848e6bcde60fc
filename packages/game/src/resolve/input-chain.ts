import type { NotationToken } from "@tactician/notation";

/** What one token contributes to a move's identity. `token` is its place in the token list. */
export interface InputSymbol {
  readonly key: string;
  readonly token: number;
}

/** Tokens reduced to what identifies moves, and the places where a move may or must begin. */
export interface InputChain {
  readonly symbols: readonly InputSymbol[];
  /** `canStart[i]`: a new move may begin at symbol `i`. */
  readonly canStart: readonly boolean[];
  /** `mustStart[i]`: no move reaches over the place before symbol `i` (`into`, `t`). */
  readonly mustStart: readonly boolean[];
  /** `named[i]`: circumstances and places named beside symbol `i`, up to the next break: `heat`, `ch`, `stance:NSS`. */
  readonly named: readonly ReadonlySet<string>[];
  /**
   * Brackets that say how to get to the next move, `(3+4) HMS 2`, `(f,n) 1`: first symbol -> the symbol behind.
   */
  readonly asides: ReadonlyMap<number, number>;
}

/** Conditions a move may need and that players often leave unsaid. They are keys in the index and may be skipped. */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set(["heat", "ch", "rage", "otg", "air", "parry"]);

/** States a move is done from. A command can only begin with them, as with a stance. */
const PLACES: ReadonlySet<string> = new Set(["ws", "fc", "hfc", "ss", "bt", "cd"]);
/** To which side one steps does not change the moves. */
const STATE_SYNONYMS: Readonly<Record<string, string>> = { ssl: "ss", ssr: "ss" };
/** Marks that say how the buttons are pressed; `(`, `)`, `[`, `]` do not change which move it is. */
const KEPT_MARKS: ReadonlySet<string> = new Set(["just", "quick", "charge"]);
/** `f 3 or 4`: a symbol of its own, because some commands of the movelist contain it. */
export const ALTERNATIVE = "or";
const BRACKETS: ReadonlySet<string> = new Set(["(", ")", "[", "]"]);
const MOTIONS: Readonly<Record<string, readonly string[]>> = {
  qcf: ["d", "df", "f"],
  qcb: ["d", "db", "b"],
  hcf: ["b", "db", "d", "df", "f"],
  hcb: ["f", "df", "d", "db", "b"],
};

/** A word in capitals is a stance even where nobody knows it: what follows is then no plain standing move. */
const UNKNOWN_STANCE = /^[A-Z]{2,4}$/;
const DIRECTION = /^(?:[udfbn]|[ud][fb])$/;
const BUTTON = /^[1-4](?:\+[1-4])*$/;

export function isDirectionKey(key: string): boolean {
  return DIRECTION.test(key);
}

export function isButtonKey(key: string): boolean {
  return BUTTON.test(key);
}

export function isHoldKey(key: string): boolean {
  return key.startsWith("hold");
}

/** Keys of words carry a prefix, so that the word `n` is never the direction `n`. */
export function isWordKey(key: string): boolean {
  return key.startsWith("word:");
}

/** A key that a move can only begin with: a stance or a state. */
export function isPlaceKey(key: string): boolean {
  return PLACES.has(key) || key.startsWith("stance:");
}

/** The key of symbol `position`, empty past the end. */
export function keyAt(chain: InputChain, position: number): string {
  return chain.symbols[position]?.key ?? "";
}

/** Whether the place before symbol `position` lies inside a token that stands for several symbols (`qcf`). */
export function isInsideToken(chain: InputChain, position: number): boolean {
  const token = chain.symbols[position]?.token;
  return token !== undefined && token === chain.symbols[position - 1]?.token;
}

/** Words for the player and circumstances stand between moves without being one. */
export function isPassedOver(key: string): boolean {
  return isWordKey(key) || CIRCUMSTANCES.has(key);
}

/** Whether a stance named before `position` stands alone (`BKP`, `PTS T!`). */
export function endsHere(chain: InputChain, position: number): boolean {
  const key = keyAt(chain, position);
  if (key === "" || key === ALTERNATIVE || chain.mustStart[position] === true) return true;
  return isPlaceKey(key) || isPassedOver(key);
}

/** `stanceNames`: every stance word in lower case -> the movelist's token. */
export function readSymbols(
  tokens: readonly NotationToken[],
  stanceNames: ReadonlyMap<string, string>,
): InputChain {
  const chain = new ChainWriter(stanceNames);
  for (const [place, token] of tokens.entries()) chain.add(token, place);
  return chain;
}

class ChainWriter implements InputChain {
  readonly symbols: InputSymbol[] = [];
  readonly canStart: boolean[] = [];
  readonly mustStart: boolean[] = [];
  readonly named: Set<string>[] = [];
  readonly asides = new Map<number, number>();
  readonly #stanceNames: ReadonlyMap<string, string>;
  #mayStart = true;
  #mustStart = true;
  #groupStart: number | undefined;
  #groupClosed = false;
  #wordBefore = "";
  /** The last direction of a motion just written: `qcb,B+1+3` holds where `qcb` ends. */
  #motionEnd: string | undefined;

  constructor(stanceNames: ReadonlyMap<string, string>) {
    this.#stanceNames = stanceNames;
  }

  add(token: NotationToken, place: number): void {
    if (token.kind === "mark") {
      this.#addMark(token.id, place);
      return;
    }
    const keys = this.#keysOf(token);
    if (token.kind !== "text" && token.kind !== "stance") this.#wordBefore = "";
    if (keys.length === 1 && keys[0] === this.#motionEnd) return;
    for (const key of keys) this.#push(key, place);
    if (token.kind === "text") this.#mayStart = true;
    this.#motionEnd = token.kind === "motion" ? keys.at(-1) : undefined;
  }

  #keysOf(token: NotationToken): readonly string[] {
    if (token.kind === "motion") return MOTIONS[token.id] ?? [token.id];
    if (token.kind === "state")
      return token.id === "wr" ? ["f", "f", "f"] : [STATE_SYNONYMS[token.id] ?? token.id];
    if (token.kind !== "text" && token.kind !== "stance") return [token.id];
    const word = token.id.toLowerCase();
    const phrase = this.#stanceNames.get(`${this.#wordBefore} ${word}`);
    if (phrase !== undefined) this.#dropLast();
    this.#wordBefore = word;
    const stance = phrase ?? this.#stanceNames.get(word);
    if (stance !== undefined) return [stanceKey(stance)];
    const isStance = token.kind === "stance" || UNKNOWN_STANCE.test(token.id);
    return [isStance ? stanceKey(token.id) : `word:${word}`];
  }

  /** The first word of a name of two, `EXT DCK`, is taken back when the second comes. */
  #dropLast(): void {
    this.symbols.pop();
    this.canStart.pop();
    this.named.pop();
    this.#mustStart = this.mustStart.pop() === true;
  }

  #addMark(id: string, place: number): void {
    if (id === "(") this.#groupStart = this.symbols.length;
    if (id === ")") this.#groupClosed = true;
    if (BRACKETS.has(id)) return;
    if (CIRCUMSTANCES.has(id) || KEPT_MARKS.has(id)) {
      this.#push(id, place);
      return;
    }
    if (id === ALTERNATIVE) this.#push(id, place);
    else this.#mustStart = true;
    this.#mayStart = true;
  }

  #push(key: string, place: number): void {
    this.#endGroup(key);
    const isBreak = this.#mustStart || key === ALTERNATIVE || this.symbols.at(-1)?.key === ALTERNATIVE;
    const named = (isBreak ? undefined : this.named.at(-1)) ?? new Set<string>();
    if (CIRCUMSTANCES.has(key) || isPlaceKey(key)) named.add(key);
    this.named.push(named);
    this.symbols.push({ key, token: place });
    this.canStart.push(
      this.#mayStart || this.#mustStart || isPlaceKey(key) || CIRCUMSTANCES.has(key) || key === ALTERNATIVE,
    );
    this.mustStart.push(this.#mustStart);
    this.#mayStart = isHoldKey(key) || CIRCUMSTANCES.has(key);
    this.#mustStart = false;
  }

  /** A bracket that only moves the stick, or that stands before a stance, is no part of the command behind it. */
  #endGroup(next: string): void {
    if (!this.#groupClosed) return;
    const start = this.#groupStart;
    this.#groupClosed = false;
    this.#groupStart = undefined;
    if (start === undefined || start === this.symbols.length) return;
    const isMovement = this.symbols.slice(start).every(({ key }) => isDirectionKey(key));
    if (!isMovement && !isPlaceKey(next)) return;
    this.asides.set(start, this.symbols.length);
    this.#mayStart = true;
  }
}

/** The key of a stance token: `ZEN` -> `stance:ZEN`, and `BT`, which some movelists call a stance, the state `bt`. */
function stanceKey(token: string): string {
  const lower = token.toLowerCase();
  const state = STATE_SYNONYMS[lower] ?? lower;
  return PLACES.has(state) ? state : `stance:${token.toUpperCase()}`;
}
