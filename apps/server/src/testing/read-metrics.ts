/** One line of metrics. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? (\S+)$/;

/**
 * Reads Prometheus' text format by the rules of its description (version 0.0.4) and throws for a text that breaks one: every
 * sample stands under its metric's type, none is there twice, counters do not fall below 0, buckets add up.
 */
export function readMetrics(text: string): Sample[] {
  if (!text.endsWith("\n")) throw new Error("The last line has no end");
  const types = new Map<string, string>();
  const seen = new Set<string>();
  const samples: Sample[] = [];
  let current = "";
  for (const line of text.split("\n")) {
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line) ?? [];
    if (kind === "HELP" || line === "") continue;
    if (kind === "TYPE") {
      if (types.has(name)) throw new Error(`${name} has two types`);
      if (!/^(counter|gauge|histogram|summary)$/.test(rest)) throw new Error(`${name} is a ${rest}`);
      types.set(name, rest);
      current = name;
      continue;
    }
    const sample = readSample(line);
    const key = line.slice(0, line.lastIndexOf(" "));
    if (seen.has(key)) throw new Error(`${key} is there twice`);
    seen.add(key);
    const type = types.get(current);
    const own = type === "histogram" ? sample.name.replace(/_(bucket|sum|count)$/, "") : sample.name;
    if (own !== current) throw new Error(`${sample.name} stands under ${current}`);
    if (type !== "gauge" && !(sample.value >= 0)) throw new Error(`${line} is below 0`);
    samples.push(sample);
  }
  for (const [name, type] of types) if (type === "histogram") checkHistogram(name, samples);
  return samples;
}

function readSample(line: string): Sample {
  const [, name, labels = "", value = ""] = SAMPLE.exec(line) ?? [];
  const isNumber = value !== "" && !Number.isNaN(Number(value));
  // As Prometheus reads it: the library writes "Nan" for what was never measured.
  if (name === undefined || !(isNumber || /^nan$/i.test(value))) throw new Error(`Not a sample: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = "", text = ""]) => [
    key,
    text,
  ]);
  return { name, labels: Object.fromEntries(pairs), value: Number(value) };
}

function checkHistogram(name: string, samples: readonly Sample[]): void {
  const buckets = new Map<string, number[]>();
  for (const { labels, value } of samples.filter((sample) => sample.name === `${name}_bucket`)) {
    const { le: _, ...rest } = labels;
    const series = JSON.stringify(rest);
    buckets.set(series, [...(buckets.get(series) ?? []), value]);
  }
  for (const [series, values] of buckets) {
    const count = samples.find(
      (sample) => sample.name === `${name}_count` && JSON.stringify(sample.labels) === series,
    );
    if (values.at(-1) !== count?.value || values.some((value, index) => value < (values[index - 1] ?? 0)))
      throw new Error(`The buckets of ${name}${series} do not add up`);
  }
}
