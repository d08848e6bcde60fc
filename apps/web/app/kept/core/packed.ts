import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

/*
 * Data in the fragment of an address: base64url(deflate(bytes)) "." checksum of the bytes in base 36. Loaded with `import()`.
 */

/** `dictionary`: bytes that many of these begin with; who reads has the same. */
export function pack(data: Uint8Array, dictionary?: Uint8Array): string {
  const packed = deflateSync(data, { level: 9, ...(dictionary && { dictionary }) });
  return `${toBase64Url(packed)}.${checksum(data)}`;
}

/**
 * What `pack` made it of; "damaged" where a letter was lost or changed on the way, "too large" beyond `mostBytes`, of which no more is
 * ever unpacked.
 */
export function unpack(
  text: string,
  mostBytes: number,
  dictionary?: Uint8Array,
): Uint8Array | "damaged" | "too large" {
  const [body = "", sum = ""] = text.split(".");
  try {
    const bytes = strToU8(atob(body.replaceAll("-", "+").replaceAll("_", "/")), true);
    if (bytes.length === 0) return "damaged";
    const out = new Uint8Array(mostBytes + 1);
    const data = inflateSync(bytes, { out, ...(dictionary && { dictionary }) });
    if (data.length > mostBytes) return "too large";
    return checksum(data) === sum ? data : "damaged";
  } catch {
    return "damaged";
  }
}

/** FNV-1a, 32 bits: a link that lost or changed a letter on its way must not show what nobody sent. */
function checksum(data: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of data) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = strFromU8(bytes, true);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
