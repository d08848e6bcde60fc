/** The fields that have a value, in their order: `defined({ id: undefined, frames: 10 })` -> `{ frames: 10 }`. */
export function defined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as ReturnType<typeof defined<Fields>>;
}
