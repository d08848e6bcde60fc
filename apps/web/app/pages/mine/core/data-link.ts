import { strFromU8, strToU8 } from "fflate";
import { pack, unpack } from "../../../kept/core/packed.ts";
import { formatData } from "./data-file.ts";
import type { MyData } from "./my-data.ts";

/*
 * "#take=" version "." `pack` of the file's text: data on its way to another device, in the fragment, which no server sees.
 */

const PREFIX = "take=";
const VERSION = "1";

/** Characters of a link that chats and browsers hand on. */
export const LONGEST_LINK = 8000;
/** Bytes of a link that a phone still reads off a screen. */
export const LONGEST_QR = 1200;
const MOST_BYTES = 2_000_000;

/** More text than this never becomes a link, and packing it would hold the page up. */
const MOST_LETTERS = 400_000;

/** Nothing where it would be longer than `LONGEST_LINK`. */
export function formatDataLink(page: string, data: MyData): string | undefined {
  const text = formatData(data);
  if (text.length > MOST_LETTERS) return undefined;
  const link = `${page}#${PREFIX}${VERSION}.${pack(strToU8(text))}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

export type LinkProblem = "damaged link" | "of a later version";

/** The text of the data in a fragment, `undefined` where there is none of it. Whether it is data says `parseData`. */
export function readDataLink(
  fragment: string,
): { readonly text: string } | { readonly problem: LinkProblem } | undefined {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(PREFIX)) return undefined;
  const packed = text.slice(PREFIX.length);
  const [version = ""] = packed.split(".", 1);
  const isLater = /^\d{1,4}$/.test(version) && Number(version) > Number(VERSION);
  if (isLater) return { problem: "of a later version" };
  const data = version === VERSION ? unpack(packed.slice(VERSION.length + 1), MOST_BYTES) : "damaged";
  return typeof data === "string" ? { problem: "damaged link" } : { text: strFromU8(data) };
}
