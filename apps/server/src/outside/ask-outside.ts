import { lookup } from "node:dns";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

export interface AskLimits {
  maxBytes: number;
  /** For the whole answer, so that one that trickles does not hold us. */
  timeoutMs: number;
  /** Resolves the host's name; `lookupPublic` refuses names of our own network. Node's own when left out. */
  lookup?: LookupFunction;
  signal?: AbortSignal;
  /** What answer is wanted, for the `Accept` header. */
  accept: string;
}

/** Asks an outside server: `(address, limits) => bytes`. Tests put a stand-in here. */
export type Ask = (url: URL, limits: AskLimits) => Promise<Buffer>;

/** Why an outside server gave nothing. The message is one of ours and holds no address: addresses may carry a key. */
export class OutsideError extends Error {}

const USER_AGENT = "Tactician (fan-made game guide)";

/**
 * Resolves to the body of a successful answer. Follows no redirect, so that no other address than the given one is ever
 * asked, and takes no compressed body, so that none grows while it is unpacked. Rejects with an `OutsideError`.
 *
 * Not `fetch`: it cannot tell a connection which of a name's addresses it may use without another copy of its library.
 */
export async function askOutside(
  url: URL,
  { maxBytes, timeoutMs, lookup, signal, accept }: AskLimits,
): Promise<Buffer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const sent = send(url, {
    // A connection of its own: these requests are rare.
    agent: false,
    headers: { accept, "accept-encoding": "identity", "user-agent": USER_AGENT, connection: "close" },
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    ...(lookup && { lookup }),
  }).end();
  // What breaks behind the response's headers is told by the response.
  sent.on("error", () => undefined);
  try {
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    refuse(response, maxBytes);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new OutsideError("answered with too much");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new OutsideError(deadline.aborted ? "took too long" : reasonOf(error as Error));
  } finally {
    sent.destroy();
  }
}

function refuse({ statusCode = 0, headers }: IncomingMessage, maxBytes: number): void {
  const isSuccess = Math.floor(statusCode / 100) === 2;
  if (!isSuccess) throw new OutsideError(`answered with status ${statusCode}`);
  if (Number(headers["content-length"] ?? 0) > maxBytes) throw new OutsideError("answered with too much");
  if ((headers["content-encoding"] ?? "identity") !== "identity")
    throw new OutsideError("answered in a coding that nobody asked for");
}

/** The system's own word, `ECONNREFUSED`, is safe to log; the rest of its message names the address. */
function reasonOf(error: Error): string {
  if (error instanceof OutsideError) return error.message;
  if (error.name === "AbortError") return "was given up";
  return "code" in error ? `could not be asked (${String(error.code)})` : "could not be asked";
}

/** What became of it, for the log: an `OutsideError`'s own words, nothing of any other error. */
export function outsideReason(thrown: unknown): string {
  return thrown instanceof OutsideError ? thrown.message : "answered with something unexpected";
}

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

/** A public address by its range, and Azure's own wire server for whoever asks from there (learn.microsoft.com, "168.63.129.16"). */
const OF_A_CLOUD = "168.63.129.16";

/** Whether an IP address belongs to the public internet: not this machine, a local network, or a wrapped form of those. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast" || address.toString() === OF_A_CLOUD) return false;
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
