import { Gauge, type Registry } from "prom-client";
import type { OutsideService } from "../outside/outside-service.ts";

/** How the outside services do, asked for at each reading. */
export function addOutsideGauges(registry: Registry, services: readonly OutsideService[]): void {
  new Gauge({
    name: "tactician_outside_breaker_open",
    help: "1 while an outside service is left alone because it fails, 0 while it is asked.",
    labelNames: ["service"],
    registers: [registry],
    collect() {
      for (const { name, breaker } of services) this.set({ service: name }, breaker.state === "open" ? 1 : 0);
    },
  });
  new Gauge({
    name: "tactician_outside_queue_waiting",
    help: "Requests that wait for their turn at an outside service.",
    labelNames: ["service"],
    registers: [registry],
    collect() {
      for (const { name, queue } of services) if (queue) this.set({ service: name }, queue.waiting);
    },
  });
}
