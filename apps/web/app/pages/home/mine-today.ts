import type { ChangedAnswers } from "@tactician/contract";
import { dayOf } from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import { fetchChangedAnswers } from "../../base/api.ts";
import { hasDrills } from "../../kept/drill-database.ts";
import * as words from "./words.ts";

/** `Drills: 10 due`; nothing where nobody has drilled in this browser, or it cannot be told. */
export async function dueWords(): Promise<string | undefined> {
  if (!(await hasDrills())) return undefined;
  try {
    const { openDrillStore } = await import("../../kept/drill-store.ts");
    const { cards } = (await openDrillStore()).read().history;
    const clock = { timezoneOffset: new Date().getTimezoneOffset() };
    const today = dayOf(Date.now(), clock);
    return words.drillsDue(cards.filter(({ due }) => dayOf(due, clock) <= today).length);
  } catch {
    return undefined;
  }
}

/** `Since patch 3.00: 19 new punishes`; nothing where the answer does not come. */
export async function patchWords(me: CharacterId): Promise<string | undefined> {
  return fetchChangedAnswers(me).then(newPunishesWords, () => undefined);
}

export function newPunishesWords({ patch, opponents }: Pick<ChangedAnswers, "patch" | "opponents">): string {
  const answers = opponents.flatMap((opponent) => opponent.answers);
  const gained = answers.filter(({ turn }) => turn === "gained").length;
  if (gained > 0) return words.newPunishes(patch.version, gained);
  return answers.length === 0
    ? words.samePunishes(patch.version)
    : words.changedPunishes(patch.version, answers.length);
}
