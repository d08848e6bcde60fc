import { isIP } from "node:net";
import { join } from "node:path";
import {
  listenAddress,
  moment,
  outsideAddress,
  readSettings,
  replaySettings,
  secret,
  wholeNumber,
} from "@tactician/settings";
import ipaddr from "ipaddr.js";
import * as z from "zod";
import { SERVER_LIMITS } from "./limits.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const STEAM_FEED =
  "https://api.steampowered.com/ISteamNews/GetNewsForApp/v2/?appid=1778820&count=10&maxlength=300";

const serverSettings = replaySettings.safeExtend({
  /** 0 takes any free port. */
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a host name, such as 127.0.0.1")
    .default("127.0.0.1"),
  /** `on`: the server reads everybody's matches by itself, one of all servers with the same store. */
  FEED: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  /** How far back it reads, unix seconds; when it is not set, a day. */
  FEED_SINCE: moment.optional(),
  /** `off`: readers cannot send reports; the page offers the text instead. */
  REPORTS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  /** Where the metrics are; nowhere when it is not set. */
  METRICS: listenAddress.optional(),
  /** Open at the same time, as far as the system's limit of descriptors allows. */
  MAX_CONNECTIONS: wholeNumber(1, 100_000).default(SERVER_LIMITS.connections.number),
  /** The folder that `npm run build` makes. */
  DIST_DIR: z.string().default(join(import.meta.dirname, "../../../dist")),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("warn"),
  /** Whose word counts for where a request comes from. */
  TRUST_PROXY: z
    .string()
    .optional()
    .transform((text, context) => {
      const proxies = readTrustedProxies(text ?? "");
      if (proxies !== undefined) return proxies;
      const message = "must be the number of proxies in front, or their addresses (10.0.0.0/8, loopback)";
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  /** Key of the news service; without one the game's own feed is read. */
  NEWS_API_KEY: secret.optional(),
  /** Where to report a weakness: what `/.well-known/security.txt` names. */
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+|tel:\+?[\d-]+)$/,
      "must be an address such as mailto:security@tactician.example, https://tactician.example/report or tel:+1-201-555-0123",
    )
    .optional(),
  NEWS_SERVICE_URL: outsideAddress.default("https://gnews.io/api/v4/search"),
  NEWS_FEED_URL: outsideAddress.default(STEAM_FEED),
  /** The service that knows what videos are called. */
  OEMBED_URL: outsideAddress.default("https://noembed.com/embed"),
});

export type ServerConfig = z.output<typeof serverSettings>;

/**
 * Reads the settings from environment variables; throws a `ConfigError` that names every mistake. No other file of the
 * server reads the environment.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): ServerConfig {
  return readSettings(serverSettings, environment);
}

const NAMED_RANGES = ["loopback", "linklocal", "uniquelocal"];

/**
 * Reads `TRUST_PROXY`: nothing or `0` -> nobody, `2` -> two proxies in a row, `loopback, 10.0.0.0/8` -> these addresses.
 * Gives undefined for anything else; "everybody" is not offered, because then any visitor could claim any address.
 */
export function readTrustedProxies(text: string): false | number | string[] | undefined {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed === "0") return false;
  if (/^[1-9]$/.test(trimmed)) return Number(trimmed);
  const addresses = trimmed.split(",").map((part) => part.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

function isAddressOrRange(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = ""] = text.split("/");
  return isIP(address) !== 0 && (address === text || ipaddr.isValidCIDR(text));
}
