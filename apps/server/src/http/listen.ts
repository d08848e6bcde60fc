import type { AddressInfo } from "node:net";

/** Why nobody can listen there, in one line that names the setting: `set PORT to another one`. Undefined for other errors. */
export function listenProblem(
  error: unknown,
  { port, host }: Record<"port" | "host", string>,
): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `The port is in use already: set ${port} to another one.`;
  if (code === "EACCES") return `This port is not allowed: set ${port} to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${host} is no address of this machine.`;
  return undefined;
}

/** Where a server listens, as one would type it: `http://[::1]:3000`. */
export function formatAddress(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") return String(address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
