import type { Server } from "node:http";
import type { Socket } from "node:net";
import { SERVER_LIMITS } from "../limits.ts";

/**
 * The open connections of a server. Their number has an end, so that nobody can take all descriptors: for a new one beyond it
 * the one that has been idle for longest is closed, or, when all are being answered, the one that has been at it for longest.
 */
export class Connections {
  readonly #limit: number;
  /** In the order of their latest requests. */
  readonly #open = new Set<Socket>();
  #closedForOthers = 0;

  /** Keeps the connections of a server that does not listen yet. */
  constructor(server: Server, limit: number) {
    this.#limit = limit;
    server.on("connection", (socket) => this.#add(socket));
    server.on("request", ({ socket }) => {
      // To the end of the order; a socket that is gone stays gone.
      if (this.#open.delete(socket)) this.#open.add(socket);
    });
  }

  get count(): number {
    return this.#open.size;
  }

  /** Closed since the start to make room for others. */
  get closedForOthers(): number {
    return this.#closedForOthers;
  }

  /** Bytes of answers that wait in this process until visitors read on. Bodies that answers share count for each of them. */
  get bytesInFlight(): number {
    let bytes = 0;
    for (const socket of this.#open) bytes += socket.writableLength;
    return bytes;
  }

  #add(socket: Socket): void {
    if (this.#open.size >= this.#limit) this.#makeRoom();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
  }

  #makeRoom(): void {
    const [longest] = this.#open;
    const closed = [...this.#open].find(isIdle) ?? longest;
    if (!closed) return;
    this.#open.delete(closed);
    this.#closedForOthers += 1;
    closed.destroy();
  }
}

/** Whether no request on it is being answered, be it that none came yet or that one arrives slowly. */
function isIdle(socket: Socket): boolean {
  return !("_httpMessage" in socket) || socket._httpMessage === null;
}

/** How many connections the system lets this process hold, at most so many as are wanted and at least one. */
export function connectionLimit(wanted: number, descriptors: number = openFileLimit()): number {
  return Math.max(1, Math.min(wanted, descriptors - SERVER_LIMITS.reservedDescriptors.number));
}

/** What `ulimit -n` says; without an end where there is none. */
function openFileLimit(): number {
  const report: unknown = process.report.getReport();
  const { userLimits } = report as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  return Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY;
}
