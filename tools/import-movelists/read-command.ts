import { definitionOf, formatNotation, parseNotation } from "@tactician/notation";

/** Not commands of their own in any dialect: a controller's button. */
const CONTROLLER_BUTTON = /^[RL][123]$/;
/** The wiki's placeholder for text that its export lost. */
const LOST_TEXT = /UNIQ--|\u007f/;

/** The same state in the source's other spelling. */
const AIRBORNE = /^\(airborne\)\./;

/**
 * The command of a source id, `Jin-CD.df${justFrame}2` is `CD.df#2`, `(airborne).f,f,F+2+4` is `AIR.f,f,F+2+4`. The export writes `#` as a template placeholder, also
 * inside the entity of a colon.
 */
export function decodeCommand(text: string, prefix: string): string {
  const command = text.startsWith(`${prefix}-`) ? text.slice(prefix.length + 1) : text;
  return command
    .replaceAll("$" + "{justFrame}", "#")
    .replaceAll("&amp;", "&")
    .replaceAll("&#58;", ":")
    .trim()
    .replace(AIRBORNE, "AIR.");
}

/** Site notation of a community command: `f,F+2` is `f f 2`, `ZEN.1,3` is `ZEN 1 3`. */
export function siteCommand(community: string, stances: readonly string[]): string {
  return formatNotation(parseNotation(community, { stances }).tokens, "site");
}

/** Site notation of an input that follows a move, where a lone capital is held: `F` is `holdf`, `D` is `holdd`. */
export function siteFollowUp(input: string, stances: readonly string[]): string {
  return siteCommand(`,${input}`, stances);
}

/** Whether the text is a command, and not a name such as `Backflip`: it has an input, and no word that is not notation. */
export function isCommand(community: string, stances: readonly string[]): boolean {
  if (LOST_TEXT.test(community) || CONTROLLER_BUTTON.test(community)) return false;
  const { tokens } = parseNotation(community, { stances });
  const hasInput = tokens.some(
    ({ kind }) => kind === "button" || kind === "direction" || kind === "motion" || kind === "stance",
  );
  return hasInput && tokens.every(({ kind }) => kind !== "text");
}

/** What of a command is neither notation nor a word of the source, `9` of `df+9`; a name (`Left throw`) has none. */
export function strangePart(community: string, stances: readonly string[]): string | undefined {
  const { tokens } = parseNotation(community, { stances });
  return tokens.find(({ kind, id }) => kind === "text" && !/^[A-Za-z(]/.test(id))?.id;
}

/** Whether a text that is no command can stand as a name: `EWGF`, `Giant Swing`. */
export function isNickname(text: string): boolean {
  return !LOST_TEXT.test(text) && !CONTROLLER_BUTTON.test(text) && /^[A-Za-z][A-Za-z' -]*$/.test(text);
}

/** States and stances that a command starts from, site tokens: `H.ZEN.2` gives `heat`, `ZEN`. */
export function startStates(community: string, stances: readonly string[]): string[] {
  const states: string[] = [];
  for (const token of parseNotation(community, { stances }).tokens) {
    const isStart = token.kind === "state" || token.kind === "stance";
    if (!isStart && definitionOf(token)?.role !== "circumstance") break;
    states.push(token.id);
  }
  return states;
}
