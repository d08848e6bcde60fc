import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Nobody, so many proxies in a row, or proxies at these addresses. */
export type TrustedProxies = false | number | string[];

/** Names that Fastify knows for ranges. */
const NAMED_RANGES = ["loopback", "linklocal", "uniquelocal"];

/**
 * Reads `TRUST_PROXY`: nothing or `0` -> nobody, `2` -> two proxies in a row, `loopback, 10.0.0.0/8` -> these addresses.
 * Gives undefined for anything else; "everybody" is not offered, because then any visitor could claim any address.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
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
