import { parseArgs } from "node:util";
import type { Attack, AttackSize } from "./attack.ts";

/** What `npm run attack` is to do. */
export interface AttackOptions {
  size: AttackSize;
  attacks: readonly Attack[];
  /** Where the counts go as JSON. */
  report: string | undefined;
}

/** Options that do not parse, or a wish for help; the message is for the terminal. */
export class AttackUsageError extends Error {
  readonly isMistake: boolean;

  constructor(message: string, { isMistake = true } = {}) {
    super(message);
    this.isMistake = isMistake;
  }
}

const USAGE = `Attacks the built site on this machine and says what held. Needs Linux and "npm run build".

  npm run attack -- [--short] [--only NAME[,NAME]] [--report FILE]

  --short        the part that "npm test" runs, half a minute; otherwise all, some seven minutes
  --only NAMES   these alone
  --report FILE  write how many held, as JSON

It starts the servers and all services that they ask by itself, on loopback, and reaches no other address.`;

/** Reads the command line; throws an `AttackUsageError`. */
export function readAttackOptions(args: readonly string[], known: readonly Attack[]): AttackOptions {
  const { help, short, only, report } = parse(args);
  if (help) throw new AttackUsageError(`${USAGE}\n\n${listOf(known)}`, { isMistake: false });
  const size = short ? "short" : "full";
  if (only === undefined) return { size, attacks: known.filter(({ isShort }) => isShort || !short), report };
  const names = only.split(",");
  const unknown = names.filter((name) => !known.some((attack) => attack.name === name));
  if (unknown.length > 0)
    throw new AttackUsageError(`There is no attack "${unknown.join('", "')}".\n\n${listOf(known)}`);
  return { size, attacks: known.filter(({ name }) => names.includes(name)), report };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        short: { type: "boolean", default: false },
        only: { type: "string" },
        report: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    throw new AttackUsageError(error instanceof Error ? error.message : String(error));
  }
}

function listOf(attacks: readonly Attack[]): string {
  return attacks.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join("\n");
}
