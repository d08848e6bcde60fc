import type { Registry } from "prom-client";
import type { App } from "../app-type.ts";
import { addGauge } from "./gauge.ts";
import type { CountRefusal } from "./refusals.ts";

/** What an application's connections say of themselves, and why Node's parser gave some of them up. */
export function watchConnections(
  registry: Registry,
  { connections, server }: Pick<App, "connections" | "server">,
  countRefusal: CountRefusal,
): void {
  addGauge(registry, "tactician_connections_open", "Open connections of visitors.", () => connections.count);
  addGauge(
    registry,
    "tactician_bytes_in_flight",
    "Bytes of answers that wait in this process until visitors read on.",
    () => connections.bytesInFlight,
  );
  server.on("clientError", ({ code }: NodeJS.ErrnoException) => {
    if (code === "ERR_HTTP_REQUEST_TIMEOUT") countRefusal("too-slow");
    else if (code?.endsWith("_OVERFLOW")) countRefusal("too-large");
    else if (code?.startsWith("HPE_")) countRefusal("malformed");
    // Others left by themselves.
  });
}
