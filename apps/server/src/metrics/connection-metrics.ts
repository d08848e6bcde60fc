import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Registry } from "prom-client";
import { addGauge } from "./gauge.ts";
import type { CountRefusal } from "./refusals.ts";

/** Watches the connections of a server that does not listen yet. */
export function countConnections(registry: Registry, server: Server, countRefusal: CountRefusal): void {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  addGauge(registry, "tactician_connections_open", "Open connections of visitors.", () => open.size);
  addGauge(
    registry,
    "tactician_bytes_in_flight",
    "Bytes of answers that wait in this process until visitors read on.",
    () => [...open].reduce((bytes, socket) => bytes + socket.writableLength, 0),
  );
  server.on("clientError", ({ code }: NodeJS.ErrnoException) => {
    if (code === "ERR_HTTP_REQUEST_TIMEOUT") countRefusal("too-slow");
    else if (code?.endsWith("_OVERFLOW")) countRefusal("too-large");
    else if (code?.startsWith("HPE_")) countRefusal("malformed");
    // Others left by themselves.
  });
}
