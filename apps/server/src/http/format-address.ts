import type { AddressInfo } from "node:net";

/** Where a server listens, as one would type it: `http://[::1]:3000`. */
export function formatAddress(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") return String(address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
