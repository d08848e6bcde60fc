import { MAX_TOKENS, type NotationDiagnostic, type NotationToken } from "./token.ts";
import { definitionOf } from "./token-table.ts";

/** Characters of an unknown word that a message repeats. */
const QUOTED_LENGTH = 40;

/** What is doubtful about the tokens, in the order of the text. Remarks to the player, `(dash)`, are not. */
export function diagnose(tokens: readonly NotationToken[]): readonly NotationDiagnostic[] {
  const unpaired = unpairedBrackets(tokens);
  const diagnostics: NotationDiagnostic[] = [];
  for (const [index, token] of tokens.entries()) {
    const { kind, id, start, end } = token;
    if (index === MAX_TOKENS) {
      diagnostics.push({ code: "too-long", message: `more than ${MAX_TOKENS} tokens`, start, end });
    } else if (kind === "text" && !id.startsWith("(")) {
      diagnostics.push({ code: "unknown-word", message: `${quoted(id)} is not move notation`, start, end });
    } else if (unpaired.has(token)) {
      diagnostics.push({ code: "unpaired-bracket", message: `${quoted(id)} has no partner`, start, end });
    }
  }
  return diagnostics;
}

function quoted(word: string): string {
  return word.length > QUOTED_LENGTH ? `"${word.slice(0, QUOTED_LENGTH)}..."` : `"${word}"`;
}

function unpairedBrackets(tokens: readonly NotationToken[]): ReadonlySet<NotationToken> {
  const open: NotationToken[] = [];
  const unpaired = new Set<NotationToken>();
  for (const token of tokens) {
    if (token.kind !== "mark") continue;
    const row = definitionOf(token);
    if (row?.joins === "open") open.push(token);
    if (row?.closes === undefined) continue;
    if (open.at(-1)?.id === row.closes) open.pop();
    else unpaired.add(token);
  }
  for (const token of open) unpaired.add(token);
  return unpaired;
}
