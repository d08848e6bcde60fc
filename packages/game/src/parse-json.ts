/** The value of a JSON text; `undefined` for nothing and for what is no JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The own fields of a value, none of what is no object. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.assign(Object.create(null), value) : {};
}

/** Milliseconds since 1970 that a `Date` can have. */
export function isTime(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 8.64e15;
}
