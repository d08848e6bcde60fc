import { type ExportRow, FIELDS } from "../clean-row.ts";

/** Boxes of the wiki's page around these items of its notes. */
const BOXED = /^\* (Homing|Tornado|Balcony Break|Heat Engager|Power Crush|Elbow|Knee|Weapon)$/gm;
const BOX = '<div\n  style="display: block; padding-left: 0.2em;"\n  class="movedata-icon"\n>';

/** A row of the wiki's table as its query interface sends it: nothing is null or empty, `index` decides which. */
export function wikiForm(row: ExportRow, index: number): Record<string, string | null> {
  const fields = FIELDS.map((field) => {
    const text = row[field];
    if (text === undefined) return [field, index % 2 === 0 ? null : ""];
    if (field === "id" || field === "parent") return [field, text.replaceAll(":", "&amp;#58;")];
    if (field === "input") return [field, inputForm(text, row.id)];
    if (field === "notes" && text.startsWith("* ")) return [field, listForm(text, "plainlist", "\n")];
    if (text.startsWith("* ")) return [field, listForm(text, "dotlist", "\n\n")];
    return [field, escaped(text)];
  });
  return { ...Object.fromEntries(fields), ns: "0" };
}

function inputForm(text: string, id: string): string {
  if (id.includes("{justFrame}")) return text.replaceAll(":", "#");
  return text.replaceAll(":", "&amp;#58;");
}

function listForm(text: string, name: string, begin: string): string {
  const items = escaped(text).replace(BOXED, (_item, word: string) => `* \n${BOX}${word}</div>`);
  return escaped(`<div class="${name}">${begin}${items}\n</div>`);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;");
}
