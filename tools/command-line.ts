import { type ParseArgsConfig, parseArgs } from "node:util";

/** A mistake in the command line, in a sentence. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Wanted extends Options> = ReturnType<typeof parseArgs<{ options: Wanted }>>["values"];

/**
 * Reads the options of a command, `--help` among them, and runs it: its exit status is 0 where `work` resolves to true. A mistake in
 * the command line is told with the usage, an error for which `tell` has words by these alone; others are thrown.
 */
export async function runCommand<Wanted extends Options>(
  usage: string,
  options: Wanted,
  work: (values: Values<Wanted>) => Promise<boolean>,
  tell: (error: Error) => string | undefined = () => undefined,
): Promise<void> {
  try {
    const values = readOptions(options);
    if ("help" in values) console.log(usage);
    else process.exitCode = (await work(values)) ? 0 : 1;
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof Error)) throw error;
    const told = error instanceof UsageError ? `${error.message}\n\n${usage}` : tell(error);
    if (told === undefined) throw error;
    console.error(told);
  }
}

function readOptions<Wanted extends Options>(options: Wanted): Values<Wanted> {
  const help = { type: "boolean", short: "h" } as const;
  try {
    return parseArgs({ options: { ...options, help } }).values as Values<Wanted>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
