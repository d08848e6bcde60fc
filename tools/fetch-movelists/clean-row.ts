import { Parser } from "htmlparser2";

/** What the wiki's table of moves is asked for, in the order of the question. */
export const FIELDS = [
  "id",
  "name",
  "input",
  "alias",
  "alt",
  "num",
  "parent",
  "image",
  "video",
  "target",
  "damage",
  "reach",
  "tracksLeft",
  "tracksRight",
  "startup",
  "recv",
  "tot",
  "crush",
  "block",
  "hit",
  "ch",
  "notes",
] as const;

type Field = (typeof FIELDS)[number];

/** A move as the wiki sends it: markup and entities in its values, null or empty where it says nothing. */
type WikiRow = { readonly [K in Field]?: string | null | undefined } & { readonly id: string };

/** A move as the TekkenDocs export writes it: plain text, its fields in alphabetic order, none of them empty. */
export type ExportRow = { readonly [K in Field]?: string } & { readonly id: string };

/**
 * Takes markup and entities away: `{ id: "Yoshimitsu-1&amp;#58;2", input: "1#2", alt: "", name: null }` gives
 * `{ id: "Yoshimitsu-1:2", input: "1:2" }`.
 */
export function cleanRow(row: WikiRow): ExportRow {
  const values = FIELDS.toSorted().flatMap((field) => {
    const value = cleanValue(field, row[field] ?? "");
    return value === "" ? [] : [[field, value] as const];
  });
  return { ...Object.fromEntries(values), id: cleanValue("id", row.id) };
}

/** What a field needs beyond what all need. */
const FINISH = new Map<Field, (text: string) => string>([
  ["input", (text) => text.replaceAll("#", ":")],
  ["name", withoutBlankLines],
  ["alias", withoutBlankLines],
  ["alt", withoutBlankLines],
  // A list on the wiki's page, one line in the export.
  ["crush", (text) => text.replace(/[\s,*]+/g, " ").trim()],
  ["hit", linkLabels],
  ["ch", linkLabels],
]);

function cleanValue(field: Field, source: string): string {
  // An item's mark is on a line of its own where a box of the page begins with the item.
  const text = textOfMarkup(source).replaceAll("* \n", "* ").trim();
  const finished = FINISH.get(field)?.(text) ?? text;
  return field === "name" ? finished : withPlainSigns(finished);
}

function withoutBlankLines(text: string): string {
  return text.replace(/\n{2,}/g, "\n");
}

/** `[[Jin_combos#Staples|+76a (+60)]]` is `+76a (+60)`. */
function linkLabels(text: string): string {
  return text.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, "$1");
}

/** Typographic signs as the export's readers know them; a minus that gets lost would turn -13 into 13. Letters stay. */
function withPlainSigns(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/[^\S\n\t ]/g, " ")
    .replace(/[^\0-\x7f\p{L}\p{M}]/gu, "");
}

/** A whole tag. `<` alone is text: `uf+1+3<d` is a command. */
const TAG = /<\/?[a-z][^<>]*>/i;

/**
 * The text of a value that is HTML, escaped HTML or text, its entities escaped once or twice:
 * `&lt;div&gt;\n* -13 &amp;#58; i10\n&lt;/div&gt;` gives `* -13 : i10` between two line breaks. Lists of tags become lines with `* `, of a list
 * inside of a list with `** `; other line breaks and blanks stay as they are.
 */
export function textOfMarkup(source: string): string {
  return unwrapped(unwrapped(source));
}

/** Takes one layer away: the tags with the entities between them, or the entities of a text without tags. */
function unwrapped(source: string): string {
  return TAG.test(source) ? textBetweenTags(source) : textBetweenTags(source.replaceAll("<", "&lt;"));
}

function textBetweenTags(html: string): string {
  let text = "";
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (name === "ul" || name === "ol") depth += 1;
      if (name === "li")
        text += `${text === "" || text.endsWith("\n") ? "" : "\n"}${"*".repeat(depth || 1)} `;
      if (name === "br") text += "\n";
    },
    onclosetag(name) {
      if (name === "ul" || name === "ol") depth -= 1;
    },
    ontext(part) {
      text += part;
    },
  });
  // The wiki breaks the line of its own text too after a line break of the page.
  parser.end(html.replace(/(<br\s*\/?>)\n/gi, "$1"));
  return text;
}
