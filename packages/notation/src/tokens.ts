import type { TokenRow } from "./token.ts";
import { plus } from "./words.ts";

const STICK = [
  ["f", "Forward"],
  ["b", "Back"],
  ["d", "Down"],
  ["u", "Up"],
  ["df", "Down forward"],
  ["db", "Down back"],
  ["uf", "Up forward"],
  ["ub", "Up back"],
] as const;

/** Every button and every sum, in rising order: the icon files carry exactly these names. */
const BUTTONS = [
  ["1", "Left punch"],
  ["2", "Right punch"],
  ["3", "Left kick"],
  ["4", "Right kick"],
  ["1+2", "Both punches"],
  ["1+3", "Left punch and left kick"],
  ["1+4", "Left punch and right kick"],
  ["2+3", "Right punch and left kick"],
  ["2+4", "Right punch and right kick"],
  ["3+4", "Both kicks"],
  ["1+2+3", "Both punches and left kick"],
  ["1+2+4", "Both punches and right kick"],
  ["1+3+4", "Left punch and both kicks"],
  ["2+3+4", "Right punch and both kicks"],
  ["1+2+3+4", "All buttons"],
] as const;

/** Rows of one kind, which each of them leaves out. */
function rowsOf(kind: TokenRow["kind"], rows: readonly Omit<TokenRow, "kind">[]): TokenRow[] {
  return rows.map((row) => ({ ...row, kind }));
}

const directions = rowsOf("direction", [
  ...STICK.map(([id, label]) => ({ id, label, icon: {} })),
  { id: "n", label: "Neutral", icon: {}, isOptional: true },
]);

/** The limbs' initials, which are read in sums too. Other pads' buttons are in `writing.ts` and `characters.ts`. */
const LIMBS: Readonly<Record<string, string>> = { 1: "lp", 2: "rp", 3: "lk", 4: "rk" };

const buttons = rowsOf(
  "button",
  BUTTONS.map(([id, label]) => {
    const spellings = LIMBS[id] === undefined ? [] : [LIMBS[id]];
    return { id, label, words: id.replaceAll("+", plus), icon: { isButton: true }, spellings };
  }),
);

/** Neutral is the stick let go, so it cannot be held. */
const holds = rowsOf(
  "hold",
  STICK.map(([id, label]) => ({
    id: `hold${id}`,
    label: `Hold ${label.toLowerCase()}`,
    shown: `~${id.toUpperCase()}`,
    icon: id === "u" ? { newer: "hold-up" } : {},
  })),
);

const motions = rowsOf("motion", [
  { id: "qcf", label: "Quarter circle forward", directions: ["d", "df", "f"] },
  { id: "qcb", label: "Quarter circle back", directions: ["d", "db", "b"] },
  { id: "hcf", label: "Half circle forward", directions: ["b", "db", "d", "df", "f"] },
  { id: "hcb", label: "Half circle back", directions: ["f", "df", "d", "db", "b"] },
]);

const LARGE = { size: "large" } as const;
const LEFT = { newer: "bracketl", older: "bracketl" } as const;
const RIGHT = { newer: "bracketr", older: "bracketr" } as const;
const OPENS = { joins: "open", role: "bracket" } as const;
const CLOSES = { joins: "close", role: "bracket" } as const;
const BETWEEN = { joins: "infix", role: "manner" } as const;

/** What the player or the opponent is in when the command is given. */
const states = rowsOf("state", [
  { id: "ss", label: "Sidestep", icon: LARGE, spellings: ["sidestep"] },
  { id: "ssl", label: "Sidestep left", icon: LARGE, sameAs: "ss" },
  { id: "ssr", label: "Sidestep right", icon: LARGE, sameAs: "ss" },
  {
    id: "wr",
    label: "While running",
    community: "wr",
    joins: "glued",
    icon: LARGE,
    directions: ["f", "f", "f"],
    role: "input",
  },
  { id: "ws", label: "While standing", community: "ws", joins: "glued", icon: LARGE, isCrouched: true },
  { id: "bt", label: "Back turned", icon: LARGE },
  { id: "fc", label: "Full crouch", icon: {}, isCrouched: true },
  {
    id: "ch",
    label: "Counter hit",
    joins: "apart",
    icon: { size: "largest", isAccented: true },
    role: "circumstance",
  },
  { id: "hfc", label: "Half crouch", community: "hFC", isCrouched: true },
  { id: "cd", label: "Crouch dash" },
  { id: "rage", label: "In Rage", community: "R", role: "circumstance" },
  { id: "parry", label: "After a parry", community: "P", role: "circumstance" },
  { id: "otg", label: "Opponent on the ground", role: "circumstance" },
  { id: "air", label: "Opponent in the air", role: "circumstance" },
]);

/** What a move does, how its buttons are pressed, and the signs between moves. */
const marks = rowsOf("mark", [
  {
    id: "t",
    label: "Tornado",
    shown: "T",
    community: "T!",
    spellings: ["tornado"],
    icon: { newer: "tornado", isAccented: true },
  },
  { id: "heat", label: "Heat", asState: "H", icon: { isAccented: true }, role: "circumstance" },
  { id: "homing", label: "Homing", icon: {} },
  { id: "pc", label: "Power crush", shown: "PC", spellings: ["powercrush"], icon: { newer: "powercrush" } },
  { id: "chip", label: "Chip damage", icon: {} },
  { id: "fb", label: "Floor break", shown: "FB", spellings: ["floorbreak"], icon: { newer: "floorbreak" } },
  { id: "wb", label: "Wall break", shown: "WB", spellings: ["wallbreak"], icon: { newer: "wallbreak" } },
  { id: "launch", label: "Launch", icon: {} },
  {
    id: "into",
    label: "Then",
    community: "⏵",
    joins: "arrow",
    spellings: ["▶", "►", "→", "➜", ">"],
    icon: {},
  },
  { id: "[", label: "Start of one quick input", words: "open bracket", icon: LEFT, ...OPENS },
  { id: "]", label: "End of one quick input", words: "close bracket", closes: "[", icon: RIGHT, ...CLOSES },
  { id: "(", label: "Start of hits that must not connect", words: "open parenthesis", ...OPENS },
  { id: ")", label: "End of hits that must not connect", words: "close parenthesis", closes: "(", ...CLOSES },
  { id: "just", label: "Just frame", shown: ":", spellings: ["#"], isOptional: true, ...BETWEEN },
  { id: "quick", label: "Right after each other", words: "quickly", shown: "~", ...BETWEEN },
  {
    id: "charge",
    label: "Hold the button",
    words: "held",
    shown: "*",
    joins: "suffix",
    role: "manner",
    isOptional: true,
  },
  {
    id: "or",
    label: "Or",
    shown: "/",
    joins: "between",
    spellings: ["_", "|", "―", "—"],
    role: "alternative",
  },
]);

/**
 * The token table: the only place that lists the vocabulary. Parser, pages, legend, suggestions, icons, screen-reader words,
 * resolver, checks and tests read it through `token-table.ts`. Rows are in the order of the legend.
 */
export const TOKEN_ROWS = [...directions, ...buttons, ...holds, ...motions, ...states, ...marks];

/**
 * Names that players give to a whole input, and the tokens that each stands for. The parser replaces them: `EWGF` reads as
 * `f n d df just 2`. They are never written back. Names that mean different inputs for different characters (`OTGF`,
 * `Hopkick`) stay text.
 */
export const INPUT_NAMES = [
  ["ewgf", "f n d df just 2"],
  ["ewhf", "f n d df just 2"],
  ["wgf", "f n d df 2"],
  ["whf", "f n d df 2"],
  ["etgf", "f n d df just 1"],
  ["tgf", "f n d df 1"],
  ["ewgk", "f n d df just 3"],
  ["ecd", "f n d df just"],
  ["ff", "f f"],
  ["fff", "f f f"],
  ["bb", "b b"],
] as const;

/**
 * Words of Korea and Japan for tokens, each list with where it is written so. An input may touch them: `기상RK`.
 */
export const FOREIGN_WORDS = [
  // namu.wiki, 폴 피닉스/기술: 철산고 2AP, 토 스매시 기상 RK, 앉아 3RP
  ["1+2", "ap"],
  ["ws", "기상"],
  ["fc", "앉아"],
  // namu.wiki, 철권 시리즈/조작 체계
  ["3+4", "ak"],
  ["ss", "횡이동"],
  // tettk.com, コマンドの読み方
  ["1+2", "wp"],
  ["3+4", "wk"],
  ["ws", "立ち途中"],
  // so-net.ne.jp/kysg, 海外に於ける鉄拳のコマンド表記
  ["ss", "横移動"],
  ["ssl", "左横移動"],
  ["ssr", "右横移動"],
  ["fc", "しゃがみ"],
  // The game's own movelists
  ["ss", "横移動中"],
  ["fc", "しゃがみ中"],
  ["bt", "背向け"],
] as const;
