import type { ParseArgsConfig, parseArgs } from "node:util";
import { readOptions, runCommand as run } from "@tactician/settings";

export type Options = NonNullable<ParseArgsConfig["options"]>;
export type Values<Wanted extends Options> = ReturnType<typeof parseArgs<{ options: Wanted }>>["values"];

/**
 * Reads the options of a command (and `--help`) and runs it; the exit status is 0 if `work` resolves to true. A `UsageError` and errors
 * of the `expected` kinds are told by their message, others with their stack.
 */
export function runCommand<Wanted extends Options>(
  usage: string,
  options: Wanted,
  work: (values: Values<Wanted>) => Promise<boolean>,
  expected: readonly (new (...args: never[]) => Error)[] = [],
): Promise<void> {
  return run(async () => {
    const values = readOptions(process.argv.slice(2), usage, options) as Values<Wanted>;
    process.exitCode = (await work(values)) ? 0 : 1;
  }, expected);
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
