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

export function formatDataLink(page: string, data: MyData): string {
  return `${page}#${PREFIX}${VERSION}.${pack(strToU8(formatData(data)))}`;
}

/** The text of the data in a fragment, `undefined` where there is none of it. Whether it is data says `parseData`. */
export function readDataLink(fragment: string): string | "damaged" | undefined {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(PREFIX)) return undefined;
  const [version = ""] = text.slice(PREFIX.length).split(".", 1);
  // A later version is one of a later site: `parseData` says so.
  if (/^\d{1,4}$/.test(version) && Number(version) > Number(VERSION)) return '{"tactician":2}';
  if (version !== VERSION) return "damaged";
  const data = unpack(text.slice(PREFIX.length + VERSION.length + 1), MOST_BYTES);
  return typeof data === "string" ? "damaged" : strFromU8(data);
}
