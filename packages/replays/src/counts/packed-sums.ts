/**
 * Sums under whole numbers: `8 -> [14, 7, 0]`. Kept as bytes: for each key in ascending order the key and its sums, each
 * number in as many bytes as it needs (seven bits a byte, lowest first, the eighth bit says that there is more). The last
 * bit of a number is its sign. The same sums are the same bytes, whatever they were added up from: keys that came to
 * nothing are not in them.
 */
export type Sums = Map<number, number[]>;

/** Sums as bytes; five sums to a key at most. */
export function packSums(sums: Sums): Uint8Array {
  return mergePacked(new Uint8Array(), sums);
}

/** The sums of both. Nothing is unpacked into objects on the way: a window of the feed changes 600 rows with 40 keys each. */
export function mergePacked(packed: Uint8Array, sums: Sums): Uint8Array {
  const from = new Reader(packed);
  const to = new Writer();
  const keys = [...sums.keys()].sort((one, other) => one - other);
  const width = sums.get(keys[0] ?? 0)?.length ?? 0;
  if (width === 0) return packed;
  let next = 0;
  while (!from.isAtEnd) {
    const key = from.read();
    for (; next < keys.length && (keys[next] ?? 0) < key; next += 1) to.writeSums(keys, next, sums);
    const added = keys[next] === key ? sums.get(key) : undefined;
    if (added) next += 1;
    to.begin(key);
    for (let index = 0; index < width; index += 1) to.write(from.read() + (added?.[index] ?? 0));
    to.end();
  }
  for (; next < keys.length; next += 1) to.writeSums(keys, next, sums);
  return to.bytes();
}

/** Adds packed sums, so many to a key, to others; `sign` -1 takes them away. */
export function addPacked(bytes: Uint8Array, width: number, into: Sums, sign: 1 | -1 = 1): void {
  const from = new Reader(bytes);
  while (!from.isAtEnd) {
    const key = from.read();
    const values = into.get(key) ?? emptySums(key, width, into);
    for (let index = 0; index < width; index += 1) values[index] = (values[index] ?? 0) + sign * from.read();
  }
}

export function addSums(sums: Sums, into: Sums): void {
  for (const [key, values] of sums) {
    const known = into.get(key) ?? emptySums(key, values.length, into);
    for (let index = 0; index < values.length; index += 1)
      known[index] = (known[index] ?? 0) + (values[index] ?? 0);
  }
}

const ZEROS = [0, 0, 0, 0, 0];

function emptySums(key: number, width: number, into: Sums): number[] {
  const sums = ZEROS.slice(0, width);
  into.set(key, sums);
  return sums;
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  read(): number {
    let value = 0;
    // Four bytes fit the integers of bit operators, which most numbers do; larger ones need the slower sum.
    for (let shift = 0; shift < INTEGER_BITS; shift += 7) {
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return (value >> 1) ^ -(value & 1);
    }
    for (let scale = 2 ** INTEGER_BITS; ; scale *= 128) {
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    }
  }
}

const INTEGER_BITS = 28;
const LARGEST_INTEGER = 2 ** INTEGER_BITS;
/** Numbers of 53 bits and their sign take eight bytes. */
const LARGEST_NUMBER = 8;
/** Where everything is written before it is known how long it is. */
let room = new Uint8Array(4096);

class Writer {
  #at = 0;
  #beginning = 0;
  #isNothing = true;

  /** A key, whose sums follow. */
  begin(key: number): void {
    this.#beginning = this.#at;
    this.write(key);
    this.#isNothing = true;
  }

  write(number: number): void {
    if (this.#at + LARGEST_NUMBER > room.length) room = grown(room);
    if (number !== 0) this.#isNothing = false;
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    for (; rest >= LARGEST_INTEGER; rest = Math.floor(rest / 128)) {
      room[this.#at] = (rest % 128) + 128;
      this.#at += 1;
    }
    for (; rest >= 128; rest >>= 7) {
      room[this.#at] = (rest & 127) | 128;
      this.#at += 1;
    }
    room[this.#at] = rest;
    this.#at += 1;
  }

  /** The sums of the key are written. */
  end(): void {
    if (this.#isNothing) this.#at = this.#beginning;
  }

  writeSums(keys: readonly number[], index: number, sums: Sums): void {
    const key = keys[index] ?? 0;
    this.begin(key);
    for (const value of sums.get(key) ?? []) this.write(value);
    this.end();
  }

  bytes(): Uint8Array {
    return room.slice(0, this.#at);
  }
}

function grown(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * bytes.length);
  larger.set(bytes);
  return larger;
}
