import type { ChangedAnswers } from "@tactician/contract";
import { dayOf } from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import { fetchChangedAnswers } from "../../base/api.ts";
import { hasDrills } from "../../kept/drill-database.ts";

/** `Drills: 10 due`; nothing where nobody has drilled in this browser, or it cannot be told. */
export async function dueWords(): Promise<string | undefined> {
  if (!(await hasDrills())) return undefined;
  try {
    const { openDrillStore } = await import("../../kept/drill-store.ts");
    const { cards } = (await openDrillStore()).read().history;
    const now = new Date();
    const clock = { now: now.getTime(), timezoneOffset: now.getTimezoneOffset() };
    const today = dayOf(clock.now, clock);
    return countWords(cards.filter(({ due }) => dayOf(due, clock) <= today).length);
  } catch {
    return undefined;
  }
}

/** `Since patch 3.00: 19 new punishes`; nothing where the answer does not come. */
export async function patchWords(me: CharacterId): Promise<string | undefined> {
  return fetchChangedAnswers(me).then(newPunishesWords, () => undefined);
}

export function countWords(due: number): string {
  return due === 0 ? "Drills: nothing due" : `Drills: ${due} due`;
}

export function newPunishesWords({ patch, opponents }: Pick<ChangedAnswers, "patch" | "opponents">): string {
  const answers = opponents.flatMap((opponent) => opponent.answers);
  const gained = answers.filter(({ turn }) => turn === "gained").length;
  const since = `Since patch ${patch.version}`;
  if (gained > 0) return `${since}: ${gained} new punish${gained === 1 ? "" : "es"}`;
  return answers.length === 0
    ? `${since}: same punishes`
    : `${since}: ${answers.length} punish${answers.length === 1 ? "" : "es"} changed`;
}
