/**
 * What a string adds to the values of the move that it continues, in the newest shape: `5, 15, 10` after `5, 15` is `,10`. For a
 * while the export set both side by side without a comma (`1320` after `13`), which shows when it lists no more values than
 * the parent. A value that does not begin with the parent's stands for the string as it is.
 */
export function addedValue(own: string | undefined, parents: string | undefined): string | undefined {
  if (own === undefined || parents === undefined) return own;
  const [all, before] = [withPlainCommas(own), withPlainCommas(parents)];
  if (!all.startsWith(before)) return own;
  const rest = all.slice(before.length);
  const isGlued = rest !== "" && countItems(all) === countItems(before);
  if (rest !== "" && !rest.startsWith(",") && !isGlued) return own;
  const added = rest.replace(/^,+/, "").trim();
  return added === "" ? undefined : `,${added}`;
}

/**
 * The own startup of a string. From 2025 on the export wrote that of a move before it in front (`i10, ,i24~25`), and for a cancel
 * nothing behind it (`i16, `). `before` are the startups of the moves that it continues.
 */
export function addedStartup(own: string | undefined, before: readonly string[]): string | undefined {
  if (own === undefined) return undefined;
  const led = before
    .filter((startup) => own.startsWith(`${startup},`))
    .toSorted((a, b) => b.length - a.length);
  const rest = own.slice(led[0]?.length ?? 0).replace(/^[\s,]+/, "");
  return rest === "" || /,$/.test(rest) ? undefined : `,${rest}`;
}

function withPlainCommas(text: string): string {
  return text.replace(/\s*,\s*/g, ",").trim();
}

function countItems(text: string): number {
  return text.split(",").length;
}
