import { readFileSync } from "node:fs";

/** TCP states of Linux, in which a connection has not been closed by the side that is looked at. */
const ESTABLISHED = "01";
const CLOSED_BY_THE_OTHER = "08";

/**
 * How many connections a server on a loopback port still holds to an address, as the system counts them. A visitor who does not read
 * would not notice by itself that its connection was closed.
 */
export function countOpenConnections(port: number, address: string): number {
  return countIn(readFileSync("/proc/net/tcp", "utf8"), port, address);
}

/** The same of the text of `/proc/net/tcp`: addresses in hexadecimal, bytes of the address backwards. */
export function countIn(table: string, port: number, address: string): number {
  const hex = (value: number, length: number) => value.toString(16).toUpperCase().padStart(length, "0");
  const other = address.split(".").toReversed().map(Number);
  const remoteStart = `${other.map((part) => hex(part, 2)).join("")}:`;
  return table.split("\n").filter((line) => {
    const [, local = "", remote = "", state = ""] = line.trim().split(/\s+/);
    const isOpen = state === ESTABLISHED || state === CLOSED_BY_THE_OTHER;
    return isOpen && local.endsWith(`:${hex(port, 4)}`) && remote.startsWith(remoteStart);
  }).length;
}
