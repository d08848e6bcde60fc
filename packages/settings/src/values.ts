import * as z from "zod";

/** A whole number of at most ten digits, within bounds: `wholeNumber(0, 65_535)`. */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

/** `https://tactician.example/` -> `https://tactician.example`; a mistake's message gives the example. */
export const origin = (example: string) =>
  z
    .string()
    .refine(isOrigin, `must be an http or https address without a path, such as ${example}`)
    .transform((value) => new URL(value).origin);

/** A PostgreSQL database: `postgres://user:password@host:5432/tactician`. */
export const databaseAddress = z
  .string()
  .refine(isDatabaseAddress, "must be an address like postgres://user:password@host:5432/tactician");

/** Where another service is asked: http or https, without a user name or a fragment. */
export const outsideAddress = z
  .string()
  .refine(
    isOutsideAddress,
    "must be an http or https address without a user name, such as https://news.example/search",
  );

/** Addresses are written into requests as they are, so a key that holds more than these is a mistake in copying. */
export const secret = z
  .string()
  .regex(/^[\w.~-]{8,200}$/, "must be 8 to 200 letters, digits, dots, hyphens or underscores");

function isOrigin(text: string): boolean {
  const url = webAddress(text);
  return url !== undefined && `${url.origin}/` === url.href;
}

function isOutsideAddress(text: string): boolean {
  const url = webAddress(text);
  return url !== undefined && url.username === "" && url.password === "" && url.hash === "";
}

function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url : undefined;
}

function isDatabaseAddress(text: string): boolean {
  const url = URL.parse(text);
  return (url?.protocol === "postgres:" || url?.protocol === "postgresql:") && url.hostname !== "";
}
