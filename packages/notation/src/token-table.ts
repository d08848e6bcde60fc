import type { TokenDefinition, TokenIcon, TokenKind, TokenMeaning, TokenRole, TokenRow } from "./token.ts";
import { FOREIGN_WORDS, INPUT_NAMES, TOKEN_ROWS } from "./tokens.ts";

const ROLES: Readonly<Partial<Record<TokenKind, TokenRole>>> = { state: "place", mark: "boundary" };

/**
 * The token table with every column filled in, in the order of the legend. `TOKENS[0]` is
 * `{ id: "f", kind: "direction", label: "Forward", words: "forward", shown: "f", role: "input", ... }`.
 */
export const TOKENS: readonly TokenDefinition[] = TOKEN_ROWS.map(define);

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

/** The rows of `INPUT_NAMES`, in lower case: `ewgf` with the tokens `f` `n` `d` `df` `just` `2`. */
export const NAMED_INPUTS = INPUT_NAMES.map(([name, input]) => ({
  name,
  tokens: input.split(" ").flatMap((id) => tokenDefinition(id) ?? []),
}));

function define(row: TokenRow): TokenDefinition {
  const {
    id,
    kind,
    label,
    words = label.toLowerCase(),
    role = ROLES[kind] ?? "input",
    directions = [],
  } = row;
  const { shown = kind === "state" ? id.toUpperCase() : id } = row;
  const isSign = kind === "mark" && row.joins !== undefined;
  const { community = isSign ? id : shown, asState = id, spellings = [] } = row;
  const foreign = FOREIGN_WORDS.flatMap(([of, word]) => (of === id ? [word] : []));
  const read = new Set(
    [shown, community, asState, ...spellings, ...foreign].map((text) => text.toLowerCase()),
  );
  read.delete(id);
  const own = iconsOf(row);
  const icons =
    own.length > 0
      ? own
      : directions.flatMap((of) => TOKEN_ROWS.filter(({ id }) => id === of)).flatMap(iconsOf);
  return { ...row, words, role, shown, community, spellings: [...read], icon: own[0], icons };
}

/** The row's own drawing. A class name cannot hold a plus. */
function iconsOf({ id, icon }: TokenRow): readonly TokenIcon[] {
  if (icon === undefined) return [];
  const { newer = id, older = id } = icon;
  return [{ ...icon, newer, older, className: `mi-${older.replaceAll("+", "-")}` }];
}
