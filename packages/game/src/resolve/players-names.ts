import type { Movelist } from "../move.ts";

/** All stance words of a movelist for `parseNotation`, second names included. Xiaoyu: `AOP`, `BT`, `HYP`, `RDS` ... */
export function stanceWords(movelist: Movelist): string[] {
  const listed = movelist.stances.flatMap(({ token, aliases = [] }) => [token, ...aliases]);
  const rows = STANCE_NAMES.filter(({ character }) => character === movelist.character);
  return [...new Set([...listed, ...rows.map(({ name }) => name)])];
}

/** Every stance word of a movelist in lower case -> the movelist's token, `cds` -> `ZEN`. */
export function readStanceNames(movelist: Movelist): Map<string, string> {
  const names = new Map<string, string>(STATE_NAMES);
  const add = (name: string, token: string) => names.set(name.toLowerCase(), token);
  for (const { character, name, token } of STANCE_NAMES)
    if (character === movelist.character) add(name, token);
  for (const { token, aliases = [] } of movelist.stances) for (const alias of aliases) add(alias, token);
  for (const { token } of movelist.stances) add(token, token);
  return names;
}

/** A name that players write and the movelist's own `stances` do not say; `evidence` is why both names mean the same. */
interface StanceName {
  /** `xiaoyu`. */
  readonly character: string;
  /** As players write it, `RDS`; read without regard to case. */
  readonly name: string;
  /** The movelist's token, `BT` (back turn is the state `bt`). */
  readonly token: string;
  readonly evidence: string;
}

const STANCE_NAMES: readonly StanceName[] = [
  { character: "xiaoyu", name: "RDS", token: "bt", evidence: "Rain Dance (b+3+4): RDS 1,2 is BT.1,2" },
  { character: "anna", name: "HCS", token: "HAM", evidence: "Hammer Chance is entered by f+3, as HAM is" },
  { character: "anna", name: "PTS", token: "TOM", evidence: "entered by HAM 2,2 only, as TOM is" },
  { character: "clive", name: "PHS", token: "PHX", evidence: "entered by f+4 and b+2~F, as PHX is" },
  { character: "clive", name: "BHT", token: "WOL", evidence: "entered by 3+4, as WOL is" },
  { character: "asuka", name: "NG", token: "NWG", evidence: "Naniwa Gusto" },
  { character: "asuka", name: "NW", token: "NWG", evidence: "Naniwa Gusto" },
  { character: "bryan", name: "SE", token: "SNE", evidence: "Snake Eyes" },
  { character: "bryan", name: "backsway", token: "SWA", evidence: "both are qcb" },
  { character: "paul", name: "backsway", token: "SWA", evidence: "both are qcb" },
  { character: "king", name: "JAG", token: "JGS", evidence: "3+4 recovers in JGS, f+3+4 (Sprint) in JGR" },
  { character: "kuma", name: "ROLL", token: "ROL", evidence: "same moves, entered by FC 1+2" },
  { character: "panda", name: "ROLL", token: "ROL", evidence: "same moves, entered by FC 1+2" },
  { character: "fahkumram", name: "RMS", token: "RAM", evidence: "its throw is RAM 1+3" },
  { character: "feng", name: "BKP", token: "KNP", evidence: "Kenpo, entered by b+3+4" },
  { character: "lili", name: "FYR", token: "RAB", evidence: "Feisty Rabbit, entered by b+3 or b+4" },
  { character: "jin", name: "BRS", token: "DVS", evidence: "entered by holding df after f+3+4" },
  { character: "armor-king", name: "BST", token: "CD", evidence: "Beast Step is the crouch dash f,n,d,df" },
  { character: "steve", name: "EXT DCK", token: "EXD", evidence: "Extended Ducking, entered from DCK" },
  { character: "yoshimitsu", name: "FLEA", token: "FLE", evidence: "Flea stance" },
  { character: "heihachi", name: "Warrior", token: "WAR", evidence: "Warrior Instinct" },
];

/** Words of every character for a state. */
const STATE_NAMES = Object.entries({ "crouch dash": "cd", "back turned": "bt" });

/**
 * Names of moves, each of two words and a property that exactly one basic move of each character has. Notation reads the first
 * word as a token (`heat`), so the word behind it decides.
 */
export const MOVE_NAMES = ["heat smash", "heat burst", "rage art"] as const;

/** Whether two words are such a name, in small letters. */
export function isMoveName(words: string): boolean {
  return MOVE_NAMES.some((name) => name === words);
}
