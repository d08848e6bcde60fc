import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { type Ask, askOutside, OutsideError } from "./ask-outside.ts";

/** Asks an address that somebody else wrote, but only a server on the public internet. Rejects with an `OutsideError` otherwise. */
export const askPublic: Ask = async (url, limits) => {
  if (!mayBePublic(url)) throw new OutsideError("is not on the public internet");
  return askOutside(url, { ...limits, lookup: lookupPublic });
};

/**
 * Whether an address such as `https://cdn.example/picture.jpg`, which somebody else wrote, may be asked as far as its text tells:
 * https on its usual port, without a user name, and a literal IP address only when it is a public one.
 */
export function mayBePublic({ protocol, port, username, password, hostname }: URL): boolean {
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  return !ipaddr.isValid(literal) || isPublicAddress(literal);
}

/** All that is given out of IPv6 for the internet; outside of it are this machine, local networks and most wrapped forms. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/** Whether an IP address belongs to the public internet: not this machine, a local network, or a wrapped form of those. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || (address.match(GLOBAL_IPV6) && !isIsatap(address));
}

/** `2001:db8::5efe:127.0.0.1`: the second half names an IPv4 address (RFC 5214). */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}

/**
 * Resolves names for a connection and refuses one of which any address is not public. The connection then uses just
 * these addresses, so a name cannot point elsewhere between the check and the request.
 */
export const lookupPublic: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) {
      answer(error ?? new OutsideError("has no address"), "", 0);
      return;
    }
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      answer(new OutsideError("is not on the public internet"), "", 0);
      return;
    }
    if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};
