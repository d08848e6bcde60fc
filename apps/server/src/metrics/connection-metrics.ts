import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Gauge, type Registry } from "prom-client";
import type { CountRefusal } from "./refusals.ts";

/** Watches the connections of a server that does not listen yet. */
export function countConnections(registry: Registry, server: Server, countRefusal: CountRefusal): void {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  new Gauge({
    name: "tactician_connections_open",
    help: "Open connections of visitors.",
    registers: [registry],
    collect() {
      this.set(open.size);
    },
  });
  new Gauge({
    name: "tactician_bytes_in_flight",
    help: "Bytes of answers that wait in this process until visitors read on.",
    registers: [registry],
    collect() {
      let bytes = 0;
      for (const socket of open) bytes += socket.writableLength;
      this.set(bytes);
    },
  });
  server.on("clientError", ({ code }: NodeJS.ErrnoException) => {
    if (code === "ERR_HTTP_REQUEST_TIMEOUT") countRefusal("too-slow");
    else if (code?.endsWith("_OVERFLOW")) countRefusal("too-large");
    else if (code?.startsWith("HPE_")) countRefusal("malformed");
    // Others left by themselves.
  });
}
