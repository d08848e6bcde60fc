import { Metrics } from "../metrics/metrics.ts";
import { listen } from "./ask.ts";
import { readMetrics, type Sample } from "./read-metrics.ts";
import { makeTestApp, type TestAppOptions } from "./test-app.ts";

/** An application that listens, and its metrics, which listen too. */
export interface MetricsApp {
  port: number;
  /** `http://127.0.0.1:40123/metrics` */
  address: string;
  /** The metrics as they are now; a text in a wrong format throws. */
  read: () => Promise<Sample[]>;
  /** The value of one metric with these labels; 0 when there is none. */
  valueOf: (name: string, labels?: Record<string, string>) => Promise<number>;
  close: () => Promise<void>;
}

/** Starts both on free ports of this machine. */
export async function startMetricsApp(options: TestAppOptions = {}): Promise<MetricsApp> {
  const metrics = new Metrics({ host: "127.0.0.1", port: 0 });
  const { app, close } = await makeTestApp({ ...options, metrics });
  const port = await listen(app);
  const address = await metrics.listen();
  const read = async () => readMetrics(await (await fetch(address)).text());
  return {
    port,
    address,
    read,
    valueOf: async (name, labels = {}) => {
      const samples = (await read()).filter((sample) => sample.name === name);
      const found = samples.find(({ labels: own }) =>
        Object.entries(labels).every(([key, text]) => own[key] === text),
      );
      return found?.value ?? 0;
    },
    close,
  };
}
