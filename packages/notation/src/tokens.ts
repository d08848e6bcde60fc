import type { TokenDefinition, TokenMeaning } from "./token.ts";

/** The nine positions of the stick: token, name, what a screen reader says. */
const DIRECTIONS = [
  ["f", "Forward"],
  ["b", "Back"],
  ["d", "Down"],
  ["u", "Up"],
  ["df", "Down forward"],
  ["db", "Down back"],
  ["uf", "Up forward"],
  ["ub", "Up back"],
  ["n", "Neutral"],
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

const directions: readonly TokenDefinition[] = DIRECTIONS.map(([id, label]) => ({
  id,
  kind: "direction",
  label,
  words: label.toLowerCase(),
  icon: { newer: id, older: id },
}));

const buttons: readonly TokenDefinition[] = BUTTONS.map(([id, label]) => ({
  id,
  kind: "button",
  label,
  words: id.replaceAll("+", " plus "),
  icon: { newer: id, older: id },
}));

/** Neutral is the stick let go, so it cannot be held. */
const holds: readonly TokenDefinition[] = DIRECTIONS.filter(([id]) => id !== "n").map(([id, label]) => ({
  id: `hold${id}`,
  kind: "hold",
  label: `Hold ${label.toLowerCase()}`,
  words: `hold ${label.toLowerCase()}`,
  icon: { newer: id === "u" ? "hold-up" : `hold${id}`, older: `hold${id}` },
  spellings: [`~${id}`],
}));

const motions: readonly TokenDefinition[] = [
  {
    id: "qcf",
    kind: "motion",
    label: "Quarter circle forward",
    words: "quarter circle forward",
    directions: ["d", "df", "f"],
  },
  {
    id: "qcb",
    kind: "motion",
    label: "Quarter circle back",
    words: "quarter circle back",
    directions: ["d", "db", "b"],
  },
  {
    id: "hcf",
    kind: "motion",
    label: "Half circle forward",
    words: "half circle forward",
    directions: ["b", "db", "d", "df", "f"],
  },
  {
    id: "hcb",
    kind: "motion",
    label: "Half circle back",
    words: "half circle back",
    directions: ["f", "df", "d", "db", "b"],
  },
];

/** What the player is in when the command is given. The ones without an icon show their community form as text. */
const states: readonly TokenDefinition[] = [
  {
    id: "ss",
    kind: "state",
    label: "Sidestep",
    words: "sidestep",
    icon: { newer: "ss", older: "ss" },
    spellings: ["sidestep"],
  },
  {
    id: "ssl",
    kind: "state",
    label: "Sidestep left",
    words: "sidestep left",
    icon: { newer: "ssl", older: "ssl" },
  },
  {
    id: "ssr",
    kind: "state",
    label: "Sidestep right",
    words: "sidestep right",
    icon: { newer: "ssr", older: "ssr" },
  },
  {
    id: "wr",
    kind: "state",
    label: "While running",
    words: "while running",
    icon: { newer: "wr", older: "wr" },
  },
  {
    id: "ws",
    kind: "state",
    label: "While standing",
    words: "while standing",
    icon: { newer: "ws", older: "ws" },
  },
  { id: "bt", kind: "state", label: "Back turned", words: "back turned", icon: { newer: "bt", older: "bt" } },
  { id: "fc", kind: "state", label: "Full crouch", words: "full crouch", icon: { newer: "fc", older: "fc" } },
  { id: "ch", kind: "state", label: "Counter hit", words: "counter hit", icon: { newer: "ch", older: "ch" } },
  { id: "hfc", kind: "state", label: "Half crouch", words: "half crouch" },
  { id: "cd", kind: "state", label: "Crouch dash", words: "crouch dash" },
  { id: "rage", kind: "state", label: "In Rage", words: "in rage", spellings: ["r"] },
  { id: "parry", kind: "state", label: "After a parry", words: "after a parry", spellings: ["p"] },
  { id: "otg", kind: "state", label: "Opponent on the ground", words: "opponent on the ground" },
  { id: "air", kind: "state", label: "Opponent in the air", words: "opponent in the air" },
];

const marks: readonly TokenDefinition[] = [
  {
    id: "t",
    kind: "mark",
    label: "Tornado",
    words: "tornado",
    icon: { newer: "tornado", older: "t" },
    spellings: ["t!", "tornado"],
  },
  {
    id: "heat",
    kind: "mark",
    label: "Heat",
    words: "heat",
    icon: { newer: "heat", older: "heat" },
    spellings: ["h"],
  },
  {
    id: "homing",
    kind: "mark",
    label: "Homing",
    words: "homing",
    icon: { newer: "homing", older: "homing" },
  },
  {
    id: "pc",
    kind: "mark",
    label: "Power crush",
    words: "power crush",
    icon: { newer: "powercrush", older: "pc" },
    spellings: ["powercrush"],
  },
  {
    id: "chip",
    kind: "mark",
    label: "Chip damage",
    words: "chip damage",
    icon: { newer: "chip", older: "chip" },
  },
  {
    id: "fb",
    kind: "mark",
    label: "Floor break",
    words: "floor break",
    icon: { newer: "floorbreak", older: "fb" },
    spellings: ["floorbreak"],
  },
  {
    id: "wb",
    kind: "mark",
    label: "Wall break",
    words: "wall break",
    icon: { newer: "wallbreak", older: "wb" },
    spellings: ["wallbreak"],
  },
  {
    id: "launch",
    kind: "mark",
    label: "Launch",
    words: "launch",
    icon: { newer: "launch", older: "launch" },
  },
  {
    id: "into",
    kind: "mark",
    label: "Then",
    words: "then",
    icon: { newer: "into", older: "into" },
    spellings: ["⏵", "▶", "►", "→", "➜", ">"],
  },
  {
    id: "[",
    kind: "mark",
    label: "Start of one quick input",
    words: "open bracket",
    icon: { newer: "bracketl", older: "bracketl" },
  },
  {
    id: "]",
    kind: "mark",
    label: "End of one quick input",
    words: "close bracket",
    icon: { newer: "bracketr", older: "bracketr" },
  },
  { id: "(", kind: "mark", label: "Start of hits that must not connect", words: "open parenthesis" },
  { id: ")", kind: "mark", label: "End of hits that must not connect", words: "close parenthesis" },
  { id: "just", kind: "mark", label: "Just frame", words: "just frame", spellings: [":", "#"] },
  { id: "quick", kind: "mark", label: "Right after each other", words: "quickly", spellings: ["~"] },
  { id: "charge", kind: "mark", label: "Hold the button", words: "held", spellings: ["*"] },
  { id: "or", kind: "mark", label: "Or", words: "or", spellings: ["_", "/", "|", "―", "—"] },
];

/**
 * The token table: the only place that lists the vocabulary. It feeds the parser, the legend of the combo page,
 * the names of the icon drawings, the screen-reader words and the tests. Rows stand in the order of the legend.
 *
 * A row without `icon` and without `directions` is shown as text. `TOKENS[0]` is `{ id: "f", label: "Forward", ... }`.
 */
export const TOKENS: readonly TokenDefinition[] = [
  ...directions,
  ...buttons,
  ...holds,
  ...motions,
  ...states,
  ...marks,
];

/** A name that players give to a whole input, and the tokens that it stands for. */
export interface NamedInput {
  /** Lower case; any case is read. */
  readonly name: string;
  readonly tokens: readonly TokenDefinition[];
}

const NAMES = [
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
 * Names that the parser replaces by their input: `EWGF` reads as `f n d df just 2`. They are never written back.
 * Names that mean different inputs for different characters (`OTGF`, `Hopkick`) stay text.
 */
export const NAMED_INPUTS: readonly NamedInput[] = NAMES.map(([name, input]) => ({
  name,
  tokens: input.split(" ").flatMap((id) => TOKENS.filter((row) => row.id === id)),
}));

const definitionById: ReadonlyMap<string, TokenDefinition> = new Map(TOKENS.map((row) => [row.id, row]));

/** The table's row of a token id (`holddf`), `undefined` for stances and text (`ZEN`). Ids are case-sensitive. */
export function tokenDefinition(id: string): TokenDefinition | undefined {
  return definitionById.get(id);
}

/** The same for a token: text that happens to look like an id has no row. */
export function definitionOf({ kind, id }: TokenMeaning): TokenDefinition | undefined {
  const definition = definitionById.get(id);
  return definition?.kind === kind ? definition : undefined;
}
