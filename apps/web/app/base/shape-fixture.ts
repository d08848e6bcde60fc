/** `situations.0.move` and every other place below the value. */
export function placesIn(value: unknown, above: readonly string[] = []): string[] {
  const here = above.length === 0 ? [] : [above.join(".")];
  if (typeof value !== "object" || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...above, name]))];
}

/** A copy with something there that no field has. */
export function withReplaced(value: unknown, [name = "", ...rest]: readonly string[]): unknown {
  if (name === "" || typeof value !== "object" || value === null) return null;
  const part = rest.length === 0 ? null : withReplaced(Reflect.get(value, name), rest);
  if (Array.isArray(value)) return value.map((entry, place) => (String(place) === name ? part : entry));
  return { ...value, [name]: part };
}
