/**
 * The first of the codings that an `Accept-Encoding` header names, else `identity`: `bestCoding("gzip, br", ["br", "gzip"])` ->
 * `br`. A coding with weight 0 is refused; other weights are wishes, and what packs best is what everybody wishes for.
 */
export function bestCoding<Coding extends string>(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | "identity" {
  if (header === undefined) return "identity";
  const accepted = header.toLowerCase().split(",").map(acceptedName);
  return offered.find((coding) => accepted.includes(coding)) ?? "identity";
}

/** ` gzip;q=0.5` -> `gzip`; nothing for what is refused. */
function acceptedName(item: string): string | undefined {
  const [name, weight] = item.split(";");
  return weight !== undefined && /^\s*q=0(\.0*)?\s*$/.test(weight) ? undefined : name?.trim();
}
