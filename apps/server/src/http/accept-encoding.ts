/** The codings that the build makes, and none at all. */
export type Coding = "br" | "gzip" | "identity";

/** Best first: what a tie between equal wishes is decided by. */
const BY_SIZE: readonly Coding[] = ["br", "gzip", "identity"];

/** Codings of answers that are made when they are asked for, best first: Zstandard packs as well as Brotli in half the time. */
export type LiveCoding = Coding | "zstd";

const BY_SPEED: readonly LiveCoding[] = ["zstd", "br", "gzip", "identity"];

const IDENTITY_ONLY: readonly Coding[] = ["identity"];

// Browsers send a handful of different headers, so almost every request finds its answer here. The bounds keep a
// visitor who invents headers from filling the memory.
const REMEMBERED_HEADERS = 100;
const REMEMBERED_LENGTH = 100;
const remembered = new Map<string, readonly Coding[]>();

/** The coding for an answer that is made now; undefined when the header refuses all of them. */
export function liveCoding(header: string | undefined): LiveCoding | undefined {
  return header === undefined ? "identity" : rankCodings(header, BY_SPEED)[0];
}

/**
 * The codings that an `Accept-Encoding` header allows, most wanted first (RFC 9110, 12.5.3).
 * `gzip, br` -> br, gzip, identity; `identity;q=0, gzip` -> gzip; `*;q=0` -> none; no header -> identity.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return IDENTITY_ONLY;
  const known = remembered.get(header);
  if (known) return known;
  const codings = rankCodings(header, BY_SIZE);
  if (remembered.size < REMEMBERED_HEADERS && header.length <= REMEMBERED_LENGTH)
    remembered.set(header, codings);
  return codings;
}

function rankCodings<Offered extends LiveCoding>(
  header: string,
  offered: readonly Offered[],
): readonly Offered[] {
  const weights = readWeights(header);
  const weightOf = (coding: Offered): number => {
    const own = weights.get(coding) ?? weights.get("*");
    if (own !== undefined) return own;
    // Plain bytes are fine unless refused, but the least wanted.
    return coding === "identity" ? Number.MIN_VALUE : 0;
  };
  return offered.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    // A weight that is no weight makes its item void.
    if (!/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality)) continue;
    weights.set(name === "x-gzip" ? "gzip" : name, Number(quality));
  }
  return weights;
}
