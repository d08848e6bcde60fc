import { followKept, keep, readKept } from "../../base/kept.ts";
import { canStore } from "../../base/storage.ts";
import { DRILL_DATABASE, MINE_DATABASE, onChanged } from "../../kept/changes.ts";
import { browserComboStore } from "../../kept/combo-storage.ts";
import { appendCombos } from "../../kept/core/combo.ts";
import { hasDrills } from "../../kept/drill-database.ts";
import { openDrillStore } from "../../kept/drill-store.ts";
import { keptKinds } from "../../kept/mine-database.ts";
import { MineTrouble, mineStore } from "../../kept/mine-store.ts";
import { CHOICES, type ChoiceKey, type DataKind, type MyData, NO_DATA } from "./core/my-data.ts";

/** Everything of the visitor's that this browser keeps, and what of it cannot be read. */
export async function readMyData(): Promise<{ data: MyData; trouble: MineTrouble["trouble"] | undefined }> {
  const drills = (await hasDrills()) ? (await openDrillStore()).read() : undefined;
  const mine = await readNotesAndMatches();
  const choices = CHOICES.flatMap((key) => {
    const text = readKept(key);
    return text === undefined || text === "" ? [] : [[key, text]];
  });
  return {
    data: {
      ...NO_DATA,
      combos: browserComboStore.getState().combos,
      ...(drills && { history: drills.history, decks: drills.decks, drillSettings: drills.settings }),
      ...mine.kept,
      choices: Object.fromEntries(choices),
    },
    trouble: mine.trouble,
  };
}

async function readNotesAndMatches() {
  if (keptKinds().length === 0) return { kept: undefined, trouble: undefined };
  try {
    return { kept: await mineStore.all(), trouble: undefined };
  } catch (thrown) {
    if (thrown instanceof MineTrouble) return { kept: undefined, trouble: thrown.trouble };
    throw thrown;
  }
}

/** Tells of every change, by this page and others; gives what ends it. The first subscription reads the combos. */
export function onMyDataChanged(tell: () => void): () => void {
  const ends = [
    browserComboStore.subscribe(tell),
    followKept(tell),
    onChanged(MINE_DATABASE, tell),
    onChanged(DRILL_DATABASE, tell),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Adds data of another device: of two records of the same thing the newer one stays. Choices that are set here stay, unless
 * `withChoices`. False where the browser did not keep all of it.
 */
export async function takeOver(theirs: MyData, withChoices: boolean): Promise<boolean> {
  const { combos, history, decks, drillSettings, notes, matches } = theirs;
  const isKept: boolean[] = [];
  if (combos.length > 0) {
    browserComboStore.change((mine) => appendCombos(mine, combos).combos);
    const { trouble } = browserComboStore.getState();
    isKept.push(trouble === undefined || trouble === "unread");
  }
  if (history.cards.length + history.days.length + history.favourites.length + decks.length > 0) {
    const store = await openDrillStore();
    const { decks: known, history: before } = store.read();
    await store.takeOver(history, () => {});
    const fresh = decks.filter(({ me, them }) => !known.some((deck) => deck.me === me && deck.them === them));
    for (const deck of fresh.reverse()) store.rememberDeck(deck);
    if (drillSettings !== undefined && before.days.length === 0) store.set(drillSettings);
    isKept.push(store.read().trouble === undefined);
  }
  if (notes.length + matches.length > 0) {
    isKept.push(
      await mineStore.takeOver({ notes, matches }).then(
        () => true,
        () => false,
      ),
    );
  }
  for (const key of CHOICES) {
    const [text, here] = [theirs.choices[key], readKept(key) ?? ""];
    if (text === undefined) continue;
    // The best streak of all devices.
    const isBetter = key === "highestStreak" && Number(text) > Number(here);
    if (here === "" || isBetter || (withChoices && key !== "highestStreak")) keep(key, text);
  }
  return !isKept.includes(false);
}

/** Deletes all of a kind from this browser. */
export async function deleteKind(kind: DataKind): Promise<void> {
  if (kind === "combos") browserComboStore.change(() => []);
  else if (kind === "favourites" || kind === "drills")
    await (await openDrillStore()).forget(kind === "drills" ? "learnt" : "favourites");
  else if (kind === "choices") CHOICES.forEach(forget);
  else await mineStore.deleteAll(kind);
}

/** Nothing of it is left in the storage, not even an empty text. */
function forget(key: ChoiceKey): void {
  keep(key, "");
  if (canStore()) localStorage.removeItem(key);
}
