import type { App } from "./app-type.ts";

const DEADLINE_MS = 5000;

/**
 * Stops on SIGTERM and SIGINT: takes no new connections, lets running answers end, closes idle connections, and after
 * the deadline all others. A second signal ends the process at once, because these handlers are gone then.
 */
export function stopOnSignals(app: App, deadlineMs = DEADLINE_MS): void {
  const signals = ["SIGTERM", "SIGINT"] as const;
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
    app.close().finally(() => clearTimeout(deadline));
  };
  for (const signal of signals) process.on(signal, stop);
}
