// `npm run attack`: attacks the built site on loopback and says what held. Usage: `npm run attack -- --help`.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { distDir as builtDir } from "../build/paths.ts";
import { runCommand, UsageError } from "../command-line.ts";
import type { Attack, AttackSize } from "./attack.ts";
import { ATTACKS } from "./attacks.ts";
import { formatFindings, formatTable, isGood, type Row } from "./limits.ts";
import { Observer } from "./observer.ts";
import { chooseAttacks, listOf, USAGE } from "./options.ts";
import { startOutsideWorld } from "./outside-world.ts";
import { type Field, runAttack } from "./run-attack.ts";

await runCommand(
  `${USAGE}\n\n${listOf(ATTACKS)}`,
  {
    short: { type: "boolean", default: false },
    only: { type: "string" },
    report: { type: "string" },
  },
  async ({ short, only, report }) => {
    const attacks = chooseAttacks({ short, only }, ATTACKS);
    if (process.platform !== "linux")
      throw new UsageError("It needs Linux: it reads /proc, and asks from many addresses of loopback.");
    if (!existsSync(process.env.DIST_DIR ?? builtDir))
      throw new UsageError('There is no built site to attack: run "npm run build".');
    return attackAll(attacks, short ? "short" : "full", report);
  },
);

async function attackAll(attacks: readonly Attack[], size: AttackSize, report?: string): Promise<boolean> {
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} cores, load ${load.toFixed(1)}: above the cores answers to others are slow by themselves`,
  );
  const folder = mkdtempSync(join(tmpdir(), "tactician-attack-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const observer = new Observer();
  const outside = await startOutsideWorld();
  const field: Field = { size, observer, outside, folder, shared: undefined };
  const rows: Row[] = [];
  try {
    for (const attack of attacks) {
      console.log(`${attack.name}: ${attack.about}`);
      const row = await runAttack(field, attack, ATTACKS.indexOf(attack));
      console.log(formatFindings(row));
      rows.push(row);
    }
  } finally {
    await field.shared?.site.stop("SIGKILL");
    await observer.close();
    await outside.close();
  }
  console.log(`\n${formatTable(rows)}`);
  const passed = rows.filter(isGood).length;
  if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failed: rows.length - passed }));
  return passed === rows.length;
}
