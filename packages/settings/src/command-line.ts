import { inspect, type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { ConfigError, type ReplaySettings } from "./read-settings.ts";

/** Options that do not parse, or a wish for help; the message is for the terminal. */
export class UsageError extends Error {
  readonly isMistake: boolean;

  constructor(message: string, { isMistake = true } = {}) {
    super(message);
    this.isMistake = isMistake;
  }
}

/** Reads a command line of these options and `--help`; throws a `UsageError`. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>["values"] {
  const help = { type: "boolean", short: "h" } as const;
  const { values } = parse({ args: [...args], options: { ...options, help } });
  if ("help" in values) throw new UsageError(usage, { isMistake: false });
  return values;
}

const parse: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Runs a command to its end. Errors of the `expected` kinds, of usage and of settings are told by their message. */
export async function runCommand(
  run: () => Promise<void>,
  expected: readonly (new (...args: never[]) => Error)[],
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof UsageError && !error.isMistake)
      return void process.stdout.write(`${error.message}\n`);
    process.exitCode = 1;
    const isExpected = [UsageError, ConfigError, ...expected].some((kind) => error instanceof kind);
    tell(isExpected ? (error as Error).message : inspect(error));
  }
}

/** The store's settings for a command, which tells warnings to the terminal. */
export function storeOptions({ DATA_DIR, DATABASE_URL }: ReplaySettings) {
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, onWarning: tell };
}

function tell(message: string): void {
  process.stderr.write(`${message}\n`);
}
