/**
 * Sums under whole numbers: `8 -> [14, 7, 0]`. Kept as bytes: for each key in ascending order the key and its sums, each
 * number in as many bytes as it needs (seven bits a byte, lowest first, the eighth bit says that there is more). The last
 * bit of a number is its sign.
 */
export type Sums = Map<number, number[]>;

/** The same sums are the same bytes, whatever they were added up from: keys that came to nothing are not in them. */
export function packSums(sums: Sums): Uint8Array {
  const bytes: number[] = [];
  for (const [key, values] of [...sums].sort(([one], [other]) => one - other)) {
    if (values.every((value) => value === 0)) continue;
    packNumber(key, bytes);
    for (const value of values) packNumber(value, bytes);
  }
  return Uint8Array.from(bytes);
}

/** Adds packed sums, so many to a key, to others; `sign` -1 takes them away. */
export function addPacked(bytes: Uint8Array, width: number, into: Sums, sign: 1 | -1 = 1): void {
  let at = 0;
  // Within the loop, because half a million numbers are read for one answer.
  const next = () => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      scale *= 128;
    }
  };
  while (at < bytes.length) {
    const key = next();
    const values = into.get(key) ?? emptySums(key, width, into);
    for (let index = 0; index < width; index += 1) values[index] = (values[index] ?? 0) + sign * next();
  }
}

/** Adds sums to others. */
export function addSums(sums: Sums, into: Sums): void {
  for (const [key, values] of sums) addTo(into, key, values);
}

/** Adds to the sums of one key. */
export function addTo(into: Sums, key: number, values: readonly number[]): void {
  const sums = into.get(key) ?? emptySums(key, values.length, into);
  for (let index = 0; index < values.length; index += 1)
    sums[index] = (sums[index] ?? 0) + (values[index] ?? 0);
}

function emptySums(key: number, width: number, into: Sums): number[] {
  const sums = new Array<number>(width).fill(0);
  into.set(key, sums);
  return sums;
}

function packNumber(number: number, bytes: number[]): void {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
