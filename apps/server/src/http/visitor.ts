import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/**
 * Whom a request comes from, for sharing what is scarce between visitors: an IPv4 address, or the first half of an IPv6 one
 * (`2001:db8:1:2`), because every home has all addresses behind that. Never written anywhere.
 */
export function visitorOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return address.toNormalizedString().split(":").slice(0, 4).join(":");
}
