import { type ParseArgsConfig, parseArgs } from "node:util";

/** A mistake in the command line; the message is a sentence. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Wanted extends Options> = ReturnType<typeof parseArgs<{ options: Wanted }>>["values"];

/**
 * Reads the options of a command (and `--help`) and runs it; the exit status is 0 if `work` resolves to true. A `UsageError` is
 * printed with the usage. For any other error, prints what `tell` returns, or throws it if that is undefined.
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

/** Runs the program that the first argument names, with the arguments behind it: `npm run bench -- web --runs 1`. */
export async function runNamed(
  command: string,
  programs: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const [name = ""] = process.argv.splice(2, 1);
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (program !== undefined) {
    await program();
    return;
  }
  process.exitCode = name === "--help" ? 0 : 1;
  console.error(`npm run ${command} -- ${Object.keys(programs).join(" | ")}`);
}
