import { Counter, type Registry } from "prom-client";
import type { Connections } from "../http/connections.ts";

/** Why a visitor got no answer to what they asked. */
const REFUSALS = [
  "too-many-requests",
  "unavailable",
  "no-room",
  "too-slow",
  "too-large",
  "malformed",
] as const;

type Refusal = (typeof REFUSALS)[number];

/** Counts the refused. */
export type CountRefusal = (reason: Refusal) => void;

/**
 * Makes the counter; every reason is there from the start with 0, so that its first rise can be seen. Connections count by
 * themselves how many of them made room for others.
 */
export function countRefusals(registry: Registry, connections: Connections): CountRefusal {
  let closedForOthers = 0;
  const refused = new Counter({
    name: "tactician_refused_total",
    help: "Visitors who were refused, by reason.",
    labelNames: ["reason"],
    registers: [registry],
    collect() {
      this.inc({ reason: "no-room" }, connections.closedForOthers - closedForOthers);
      closedForOthers = connections.closedForOthers;
    },
  });
  for (const reason of REFUSALS) refused.inc({ reason }, 0);
  return (reason) => refused.inc({ reason });
}
