import {
  definitionOf,
  type NotationToken,
  TOKENS,
  type TokenDefinition,
  tokenDefinition,
} from "@tactician/notation";

/** What one token contributes to a move's identity. `token` is its place in the token list. */
interface InputSymbol {
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
  /** Brackets that say how to get to the next move, `(3+4) HMS 2`, `(f,n) 1`: first symbol -> the symbol behind. */
  readonly asides: ReadonlyMap<number, number>;
}

/** A word in capitals is a stance even where nobody knows it: what follows is then no plain standing move. */
const UNKNOWN_STANCE = /^[A-Z]{2,4}$/;

/** The key of symbol `position`, empty past the end. */
export function keyAt(chain: InputChain, position: number): string {
  return chain.symbols[position]?.key ?? "";
}

/** Whether the place before symbol `position` lies inside a token that stands for several symbols (`qcf`). */
export function isInsideToken(chain: InputChain, position: number): boolean {
  const token = chain.symbols[position]?.token;
  return token !== undefined && token === chain.symbols[position - 1]?.token;
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
    const row = definitionOf(token);
    if (row?.kind === "mark") {
      this.#addMark(row, place);
      return;
    }
    const keys = row === undefined ? this.#keysOfWord(token) : (row.directions ?? [row.sameAs ?? row.id]);
    if (row !== undefined) this.#wordBefore = "";
    if (keys.length === 1 && keys[0] === this.#motionEnd) return;
    for (const key of keys) this.#push(key, place);
    if (token.kind === "text") this.#mayStart = true;
    this.#motionEnd = token.kind === "motion" ? keys.at(-1) : undefined;
  }

  #keysOfWord({ kind, id }: NotationToken): readonly string[] {
    const word = id.toLowerCase();
    const phrase = this.#stanceNames.get(`${this.#wordBefore} ${word}`);
    if (phrase !== undefined) this.#dropLast();
    this.#wordBefore = word;
    const stance = phrase ?? this.#stanceNames.get(word);
    if (stance !== undefined) return [stanceKey(stance)];
    const isStance = kind === "stance" || UNKNOWN_STANCE.test(id);
    return [isStance ? stanceKey(id) : `${WORD}${word}`];
  }

  /** The first word of a name of two, `EXT DCK`, is taken back when the second comes. */
  #dropLast(): void {
    this.symbols.pop();
    this.canStart.pop();
    this.named.pop();
    this.#mustStart = this.mustStart.pop() === true;
  }

  #addMark({ id, role }: TokenDefinition, place: number): void {
    if (role === "bracket") {
      if (id === "(") this.#groupStart = this.symbols.length;
      if (id === ")") this.#groupClosed = true;
    } else if (role === "boundary") {
      this.#mustStart = true;
      this.#mayStart = true;
    } else if (role === "alternative") {
      this.#push(ALTERNATIVE, place);
      this.#mayStart = true;
    } else {
      this.#push(id, place);
    }
  }

  #push(key: string, place: number): void {
    this.#endGroup(key);
    const isBreak = this.#mustStart || key === ALTERNATIVE || this.symbols.at(-1)?.key === ALTERNATIVE;
    const named = (isBreak ? undefined : this.named.at(-1)) ?? new Set<string>();
    if (isCircumstanceKey(key) || isPlaceKey(key)) named.add(key);
    this.named.push(named);
    this.symbols.push({ key, token: place });
    this.canStart.push(
      this.#mayStart || this.#mustStart || isPlaceKey(key) || isCircumstanceKey(key) || key === ALTERNATIVE,
    );
    this.mustStart.push(this.#mustStart);
    this.#mayStart = isHoldKey(key) || isCircumstanceKey(key);
    this.#mustStart = false;
  }

  /** A bracket that only moves the stick, or that is before a stance, is no part of the command behind it. */
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

/*
 * What identifies a move is a row of keys. Most are ids of tokens (`df`, `1+2`, `ws`, `heat`); a stance is `stance:ZEN`, and a
 * word that nobody knows is `word:tackle`, so that the word `n` is never the direction `n`.
 */

const STANCE = "stance:";
const WORD = "word:";

/** `f 3 or 4`: a key of its own, because some commands of the movelist contain it. */
export const ALTERNATIVE = "or";

export const isDirectionKey = tokensWhere(({ kind }) => kind === "direction");
export const isButtonKey = tokensWhere(({ kind }) => kind === "button");
export const isHoldKey = tokensWhere(({ kind }) => kind === "hold");
const isPlaceToken = tokensWhere(({ role }) => role === "place");
/** A condition that a move may need and players often leave unsaid: `heat`, `ch`. */
export const isCircumstanceKey = tokensWhere(({ role }) => role === "circumstance");
/** What players often leave out of a command although it does not go without: a just frame, the neutral stick. */
export const isOptionalInput = tokensWhere(({ isOptional }) => isOptional === true);

/** By a set, because the resolver asks several times for each key. */
function tokensWhere(test: (row: TokenDefinition) => boolean): (key: string) => boolean {
  const ids = new Set(TOKENS.filter(test).map(({ id }) => id));
  return (key) => ids.has(key);
}

/** The key of a stance token: `ZEN` -> `stance:ZEN`, and `BT`, which some movelists call a stance, the state `bt`. */
function stanceKey(token: string): string {
  const row = tokenDefinition(token.toLowerCase());
  return row?.role === "place" ? (row.sameAs ?? row.id) : `${STANCE}${token.toUpperCase()}`;
}

/** What a key shows of a stance or word: `stance:ZEN` -> `ZEN`, `word:burst` -> `burst`, `heat` -> `heat`. */
export function textOfKey(key: string): string {
  return key.replace(/^(?:stance|word):/, "");
}

export function isStanceKey(key: string): boolean {
  return key.startsWith(STANCE);
}

export function isWordKey(key: string): boolean {
  return key.startsWith(WORD);
}

/** A key that a move can only begin with: a stance, or a state it is done from. */
export function isPlaceKey(key: string): boolean {
  return isStanceKey(key) || isPlaceToken(key);
}

/** Words for the player and circumstances are between moves without being one. */
export function isPassedOver(key: string): boolean {
  return isWordKey(key) || isCircumstanceKey(key);
}
