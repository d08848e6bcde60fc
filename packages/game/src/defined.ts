/** Fields that may be undefined made optional, for `exactOptionalPropertyTypes`. */
type Defined<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

/** The fields that have a value, in their order: `defined({ id: undefined, frames: 10 })` -> `{ frames: 10 }`. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as Defined<Fields>;
}
