import type { RawList, RawRow } from "./raw-list.ts";

/** A move that a text of the guide names: its row, and for each of its buttons from the end whether it connects: `(2) 4`. */
export interface Written {
  readonly id: string;
  readonly connects: readonly boolean[];
}

/** What the inputs of a text are found by, of one raw list. */
interface Forms {
  /** Ids by their inputs without blanks and signs: `df+2,1` and `df 2 1` are `df21`. */
  readonly ids: ReadonlyMap<string, string>;
  /** The stances that begin an id. */
  readonly stances: ReadonlySet<string>;
}

const known = new WeakMap<RawList, Forms>();

function formsOf(list: RawList): Forms {
  const before = known.get(list);
  if (before !== undefined) return before;
  const ids = new Map<string, string>();
  const add = (forms: readonly string[], id: string): void => {
    for (const form of forms.map(inputsOf)) if (form !== "" && !ids.has(form)) ids.set(form, id);
  };
  // `UF+4` is held and another move than `uf+4`.
  const all = [...list.rows.keys()].sort((a, b) => capitals(a) - capitals(b));
  for (const id of all) add([id], id);
  for (const id of all) add(otherForms(list.chainOf(id)), id);
  for (const id of all) add(looseForms(id), id);
  // The crouch jab is in some lists the special low of standing, and written `fc d 1`.
  const jab = ["d+1", "db+1"].find((id) => list.rows.get(id)?.target?.startsWith("s"));
  if (jab !== undefined) add(["FC.d+1"], jab);
  const stances = new Set(all.flatMap((id) => id.toLowerCase().split(".").slice(0, -1)));
  known.set(list, { ids, stances });
  return { ids, stances };
}

/** Sheets write Heat first, and leave out what is held or pressed in one frame; `3_4` is either. */
function looseForms(id: string): string[] {
  const [, first = "", second] = /^(.*[^_])_([1-4])$/.exec(id) ?? [];
  const either = second === undefined ? [] : [first, `${first.slice(0, -1)}${second}`];
  return [id.replace(",H.", ","), id.replaceAll("*", ""), id.replace(/[#:~]/g, ""), ...either];
}

function capitals(id: string): number {
  return id.replace(/[^A-Z]/g, "").length;
}

/** Other commands of a row: its own, and those of the rows before it with what it adds. */
export function otherForms(chain: readonly RawRow[]): string[] {
  return chain.flatMap(({ alt = "", alias = "", notes = "" }, place) => {
    const added = chain.slice(place + 1).map(({ input = "" }) => input);
    const noted = /^\W*(?:alternate|powered up) inputs?:? (\S+)/im.exec(notes)?.[1] ?? "";
    const forms = `${alt}\n${alias}\n${noted}`.split("\n").map((line) => line.replace(/^[*\s]+/, "").trim());
    return forms.filter((form) => form !== "").map((form) => `${form}${added.join("")}`);
  });
}

const WORDS: Readonly<Record<string, string>> = {
  heat: "h",
  rage: "r",
  parry: "p",
  charge: "*",
  just: ":",
  quick: "~",
  or: "",
};

/** Inputs without what is only writing. A plus stays between buttons: `1+2` is another move than `1,2`. */
function inputsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/\$\{justframe\}|#/g, ":")
    .replace("while in the air ", "ufn")
    .split(/\s+/);
  const inputs = words.map((word) => WORDS[word] ?? word.replace(/^hold(?=[udfb])/, "")).join("");
  return inputs.replace(/[.,()_]/g, "").replace(/(?<![1-4])\+|\+(?![1-4])/g, "");
}

const REMARK = /^(?!hold[udfb]+$|just|quick|charge|heat|rage|[qh]c[fb]$)[a-z]{3,}$/;
const MOVEMENT = /^(?:[udfb]|[ud][fb]|n|[qh]c[fb]|hold[udfb]+|ss[lr]?|[ws]s|fc|bt|t|cd)$/;

/** A text without remarks in brackets, `(low parry)`; inputs in brackets stay. */
export function withoutRemarks(text: string): string {
  const isRemark = (words: string) => words.split(/[\s,]+/).every((word) => REMARK.test(word));
  return text.replace(/\(([^()]*)\)/g, (all, words: string) => (isRemark(words) ? " " : all)).trim();
}

/** The moves of a text in order; nothing where a part of it is no move of the list. Only movement is an empty list. */
export function writtenMoves(text: string, list: RawList): Written[] | undefined {
  const parts = withoutRemarks(text).split(/\binto\b|\bt\b/);
  const found = parts.map((part) =>
    movesIn(
      part.split(/\s+/).filter((word) => word !== ""),
      list,
    ),
  );
  return found.every((moves) => moves !== undefined) ? found.flat() : undefined;
}

/** One move, or what leads into one: a row that does no damage, or a button behind it that a note has for going into a stance. */
function movesIn(words: readonly string[], list: RawList): Written[] | undefined {
  const forms = formsOf(list);
  const bare = words.map((word) => word.replace(/[()]/g, "").toLowerCase());
  if (bare.every((word) => MOVEMENT.test(word) || forms.stances.has(word))) return [];
  for (let end = words.length; end > 0; end -= 1) {
    const part = words.slice(0, end);
    const id = idFor(part, forms);
    if (id === undefined) continue;
    const { damage, notes = "" } = list.rows.get(id) ?? {};
    const enters = new RegExp(
      `(?:transition|enter|cancel)s? .*(?<![\\d+])${words
        .slice(end)
        .join(",")
        .replace(/[^\w,]/g, "\\$&")}`,
      "i",
    );
    const rest = damage !== undefined && enters.test(notes) ? [] : movesIn(words.slice(end), list);
    if (rest !== undefined && (damage === undefined || rest.length === 0))
      return [{ id, connects: connecting(part) }, ...rest];
  }
  return undefined;
}

/** Whether a text begins with a row that does no damage: what comes out of it has no command of its own in some lists. */
export function leadsIn(text: string, list: RawList): boolean {
  const words = withoutRemarks(text).split(" ");
  return words.slice(0, -1).some((_, place) => {
    const id = idFor(words.slice(0, place + 1), formsOf(list));
    return id !== undefined && list.rows.get(id)?.damage === undefined;
  });
}

/** A direction held at the end, a counter hit and Heat are said of a move that the list has without them. */
function idFor(words: readonly string[], { ids }: Forms): string | undefined {
  const bare = words.filter((word) => !/^\(?ch$/.test(word));
  const plain = bare.filter((word) => !HELD.has(word.toLowerCase()));
  const exact = words.filter((word) => word !== "just");
  const ways = [bare, plain, ...fromCrouch(bare), ...fromCrouch(plain), words, ["ch", ...plain], exact];
  const held = ways.map((way) => (/^hold/.test(way.at(-1) ?? "") ? way.slice(0, -1) : way));
  return [...ways, ...held].flatMap((way) => ids.get(inputsOf(way.join(" "))) ?? [])[0];
}

/** A crouch jab is `FC.1` and written `fc d 1`; what jumps comes out of crouch too. */
function fromCrouch([first, second, ...rest]: readonly string[]): string[][] {
  if (first !== "fc" || second === undefined) return [];
  return [
    ...(second === "d"
      ? [
          ["fc", ...rest],
          ["hfc", ...rest],
        ]
      : []),
    [second, ...rest],
  ];
}

/** What is there or not, however one stands: Heat, stocks and installs. */
export const HELD = new Set("heat stb grf war nwg nss 1ss sne gmc orb".split(" "));

function connecting(words: readonly string[]): boolean[] {
  const text = words.join(" ");
  const buttons = [...text.matchAll(/(?<=^|[ (])[1-4](?:\+[1-4])*(?=$|[ )])/g)];
  const depthAt = (end: number) =>
    text.slice(0, end).split("(").length - text.slice(0, end).split(")").length;
  return buttons.map(({ index }) => depthAt(index) === 0).reverse();
}
