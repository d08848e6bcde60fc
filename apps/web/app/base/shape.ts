/** Plain checks of what came as JSON, for what first views ask for: without the schemas and their library. */

type Check = (it: unknown) => boolean;

export const isText: Check = (it) => typeof it === "string";
export const isNumber: Check = (it) => typeof it === "number";
export const isFlag: Check = (it) => typeof it === "boolean";
export const isAbsentOr =
  (check: Check): Check =>
  (it) =>
    it === undefined || check(it);
export const isListOf =
  (check: Check): Check =>
  (it) =>
    Array.isArray(it) && it.every(check);
export const isObjectOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (it) =>
    typeof it === "object" &&
    it !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(it, name)));
