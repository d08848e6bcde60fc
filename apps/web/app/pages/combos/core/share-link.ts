import { parseJson } from "@tactician/game";
import { strFromU8, strToU8 } from "fflate";
import { type Combo, SHARE_PREFIX } from "../../../kept/core/combo.ts";
import {
  MAX_FRAGMENT_LENGTH,
  MAX_SHARED_COMBOS,
  MAX_UNPACKED_BYTES,
} from "../../../kept/core/combo-limits.ts";
import { pack, unpack } from "../../../kept/core/packed.ts";
import { readForeignCombo } from "../../../kept/core/stored-combos.ts";
import * as words from "../words.ts";

/*
 * The fragment of a shared address: "combos=" version "." base64url(deflate(JSON)) "." checksum of the JSON in base 36.
 * Version 1: the JSON is a list of rows [launchers, followUps, character or "", name or ""], without the empty end of a row.
 * A reader of the future keeps reading version 1, so this dictionary never changes.
 */
const VERSION = "1";
const DICTIONARY = strToU8(
  '"]],"jin",""],[["ws 2","CH ","heat","dash ","ZEN ","into","1+2+3+4","qcf 1+2","uf 3 4","uf 4","ws 4 4","ws 1 2","b 3 4",' +
    '"b 2 1","b 4","b 1 2","d 1+2","f 4","f 3 ","f f 2 ","f f 3","f f 4","d 3 4","df 4 ","df 3 ","df 2 1","df 1 4","df 1 2",' +
    '"3 1 ","3 2 4","1 2 3","1 2 4","1 2 1","1 1 2","f n d df 2","f,n,d,df+2","f,F+2","df+1,2","b+2,1"," T","b 4 t"],[["df 2"],[["',
);

/** The combos of a link, or what is wrong with it, for the visitor. */
export type SharedCombos =
  | { readonly combos: readonly Combo[]; readonly problem?: undefined }
  | { readonly combos?: undefined; readonly problem: string };

/** The fragment (without `#`) that carries the combos; ten of normal size take about 450 characters. */
export function encodeShareLink(combos: readonly Combo[]): string {
  const rows = combos.map(({ launchers, followUps, character = "", name = "" }) => {
    const row = [launchers, followUps, character, name.trim()];
    while (row.at(-1) === "") row.pop();
    return row;
  });
  const data = strToU8(JSON.stringify(rows));
  return `${SHARE_PREFIX}${VERSION}.${pack(data, DICTIONARY)}`;
}

/**
 * Reads a fragment, with or without its `#`. `undefined` when it is another one, `#top`. Never throws, and stops at a size
 * that no visitor's table has. Ids count from 1; `appendCombos` gives new ones.
 */
export function decodeShareLink(fragment: string): SharedCombos | undefined {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(SHARE_PREFIX)) return undefined;
  if (text.length > MAX_FRAGMENT_LENGTH) return { problem: words.linkTooLarge };
  const packed = text.slice(SHARE_PREFIX.length);
  const [version = ""] = packed.split(".", 1);
  if (version === VERSION) return readRows(packed.slice(VERSION.length + 1));
  const isNewer = /^\d{1,4}$/.test(version) && Number(version) > Number(VERSION);
  return { problem: isNewer ? words.linkNewer : words.linkBroken };
}

function readRows(packed: string): SharedCombos {
  const data = unpack(packed, MAX_UNPACKED_BYTES, DICTIONARY);
  if (data === "damaged") return { problem: words.linkBroken };
  if (data === "too large") return { problem: words.linkTooLarge };
  const rows = parseJson(strFromU8(data));
  if (!Array.isArray(rows) || rows.length === 0) return { problem: words.linkBroken };
  if (rows.length > MAX_SHARED_COMBOS) return { problem: words.linkTooLarge };
  const combos = rows.map((row, n) => readRow(row, String(n + 1)));
  return combos.every((combo) => combo !== undefined) ? { combos } : { problem: words.linkBroken };
}

function readRow(row: unknown, id: string): Combo | undefined {
  if (!Array.isArray(row)) return undefined;
  const [launchers, followUps, character, name]: readonly unknown[] = row;
  return readForeignCombo({ launchers, followUps, character, name }, id);
}
