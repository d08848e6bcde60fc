import { isIPv6 } from "node:net";
import * as z from "zod";

const DATE_MISTAKE = "must be a date such as 2026-08-01 or 2026-08-01T18:30Z";

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
    .refine((text) => {
      const url = webAddress(text);
      return url !== undefined && `${url.origin}/` === url.href;
    }, `must be an http or https address without a path, such as ${example}`)
    .transform((value) => new URL(value).origin);

/** A PostgreSQL database: `postgres://user:password@host:5432/tactician`. */
export const databaseAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return (url?.protocol === "postgres:" || url?.protocol === "postgresql:") && url.hostname !== "";
}, "must be an address like postgres://user:password@host:5432/tactician");

/** Where another service is asked: http or https, without a user name or a fragment. */
export const outsideAddress = z.string().refine((text) => {
  const url = webAddress(text);
  return url !== undefined && url.username === "" && url.password === "" && url.hash === "";
}, "must be an http or https address without a user name, such as https://news.example/search");

/** Addresses are written into requests as they are, so a key that holds more than these is a mistake in copying. */
export const secret = z
  .string()
  .regex(/^[\w.~-]{8,200}$/, "must be 8 to 200 letters, digits, dots, hyphens or underscores");

/**
 * A moment, as unix seconds: `2026-08-01` (midnight UTC) or `2026-08-01T18:30Z`. A time of day says its zone,
 * because "local" differs between a server and its owner.
 */
export const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/, DATE_MISTAKE)
  .transform((text) => Math.floor(Date.parse(text) / 1000))
  .refine((seconds) => seconds > 0, DATE_MISTAKE);

/** Where to listen; port 0 takes any free one. */
export interface ListenAddress {
  host: string;
  port: number;
}

/**
 * `127.0.0.1:9464` or `[::1]:9464`. The address must be there: a port alone would be open to the whole network in one program and to
 * this machine in another, so nobody could tell what `:9464` means.
 */
export const listenAddress = z.string().transform((text, context): ListenAddress => {
  const [, ipv6, name, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = name ?? ipv6;
  if (host !== undefined && (name !== undefined || isIPv6(host)) && Number(port) <= 65_535)
    return { host, port: Number(port) };
  const message = "must be an address and a port, such as 127.0.0.1:9464 or [::1]:9464";
  context.issues.push({ code: "custom", message, input: text });
  return z.NEVER;
});

function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url : undefined;
}
