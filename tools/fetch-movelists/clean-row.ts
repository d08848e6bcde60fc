import { Parser } from "htmlparser2";

/** The fields that the wiki is asked for, in this order. */
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

/** A move as the wiki sends it: values with markup and entities, null or empty if there is none. */
type WikiRow = { readonly [K in Field]?: string | null | undefined } & { readonly id: string };

/** A move as the TekkenDocs export writes it: plain text, fields in alphabetical order, none of them empty. */
export type ExportRow = { readonly [K in Field]?: string } & { readonly id: string };

/**
 * Removes markup and entities: `{ id: "Yoshimitsu-1&amp;#58;2", input: "1#2", alt: "", name: null }` gives
 * `{ id: "Yoshimitsu-1:2", input: "1:2" }`.
 */
export function cleanRow(row: WikiRow): ExportRow {
  const values = FIELDS.toSorted().flatMap((field) => {
    const value = cleanValue(field, row[field] ?? "");
    return value === "" ? [] : [[field, value] as const];
  });
  return { ...Object.fromEntries(values), id: cleanValue("id", row.id) };
}

/** What a field needs beyond what all fields need. */
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
  // Where an item begins with a box, its `*` is on a line of its own.
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

/** Replaces typographic signs by plain ones: a lost minus would turn -13 into 13. Letters stay. */
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
 * The text of a value that is HTML, escaped HTML or plain text, with entities escaped once or twice:
 * `&lt;div&gt;\n* -13 &amp;#58; i10\n&lt;/div&gt;` gives `* -13 : i10` between two line breaks. List items become lines with `* `, nested
 * ones with `** `; other line breaks and blanks stay as they are.
 */
export function textOfMarkup(source: string): string {
  return unwrapped(unwrapped(source));
}

/** Removes one layer: tags and the entities between them, or the entities of a text without tags. */
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
  // After `<br>` the wiki's own text has a line break too.
  parser.end(html.replace(/(<br\s*\/?>)\n/gi, "$1"));
  return text;
}
