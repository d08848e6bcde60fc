import { UsageError } from "../command-line.ts";
import type { Attack } from "./attack.ts";

export const USAGE = `Attacks the built site on this machine and says what held. Needs Linux and "npm run build".

  npm run attack -- [--short] [--only NAME[,NAME]] [--report FILE]

  --short        the part that "npm test" runs, half a minute; otherwise all, some seven minutes
  --only NAMES   these alone
  --report FILE  write how many held, as JSON

It starts the servers and all services that they ask by itself, on loopback, and reaches no other address.`;

export function chooseAttacks(
  { short, only }: { readonly short: boolean; readonly only?: string | undefined },
  known: readonly Attack[],
): readonly Attack[] {
  if (only === undefined) return known.filter(({ isShort }) => isShort || !short);
  const names = only.split(",");
  const unknown = names.filter((name) => !known.some((attack) => attack.name === name));
  if (unknown.length > 0)
    throw new UsageError(`There is no attack "${unknown.join('", "')}".\n\n${listOf(known)}`);
  return known.filter(({ name }) => names.includes(name));
}

export function listOf(attacks: readonly Attack[]): string {
  return attacks.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join("\n");
}
