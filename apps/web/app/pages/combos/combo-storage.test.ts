import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createComboStore, listEdits, mergeEdits } from "./combo-storage.ts";
import { addCombo, blankCombo, type Combo } from "./core/combo.ts";

const KEY = "customCombos";
const SAVED = '[{"id":1,"launchers":["df 2"],"followUps":[["1 2"]]}]';

let kept: Map<string, string>;
let tab: EventTarget;
let refusal: DOMException | undefined;

beforeEach(() => {
  kept = new Map();
  tab = new EventTarget();
  refusal = undefined;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refusal !== undefined) throw refusal;
      kept.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(target = tab) {
  const store = createComboStore(target);
  const close = store.subscribe(() => undefined);
  const launchers = () => store.getState().combos.map((combo) => combo.launchers.join());
  return { store, close, launchers };
}

test("nothing is known before the page is there", () => {
  kept.set(KEY, SAVED);
  expect(createComboStore(tab).getState()).toEqual({ combos: [], isRead: false });
});

test("what is stored is shown, and every change is stored", () => {
  kept.set(KEY, SAVED);
  const { store, launchers } = open();
  expect(launchers()).toEqual(["df 2"]);
  store.change(addCombo);
  expect(JSON.parse(kept.get(KEY) ?? "")).toMatchObject([{ launchers: ["df 2"] }, { launchers: [""] }]);
  expect(store.getState().trouble).toBeUndefined();
});

test("listeners are called with each change, and not for an edit that changes nothing", () => {
  const store = createComboStore(tab);
  const listener = vi.fn();
  store.subscribe(listener);
  listener.mockClear();
  store.change(addCombo);
  store.change(addCombo);
  store.change((combos) => combos);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(JSON.parse(kept.get(KEY) ?? "")).toHaveLength(2);
});

test("an edit that changes nothing writes nothing", () => {
  kept.set(KEY, SAVED);
  open().store.change((combos) => combos);
  expect(kept.get(KEY)).toBe(SAVED);
});

test("the second tab sees the changes of the first", () => {
  const first = open();
  const otherWindow = new EventTarget();
  const second = open(otherWindow);
  first.store.change(addCombo);
  otherWindow.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  expect(second.launchers()).toEqual([""]);
  second.close();
  first.store.change(addCombo);
  otherWindow.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  expect(second.launchers()).toEqual([""]);
});

test("a tab that missed a change takes it over before it adds its own", () => {
  const { store, launchers } = open();
  kept.set(KEY, SAVED);
  store.change(addCombo);
  expect(launchers()).toEqual(["df 2", ""]);
});

test("two tabs that add in the same instant lose nothing", () => {
  const first = open();
  const otherWindow = new EventTarget();
  const second = open(otherWindow);
  // Each tab has a copy of the storage of its own, which learns of the other's writing later.
  const copies = [new Map<string, string>(), new Map<string, string>()] as const;
  const inTab = (n: 0 | 1, act: () => void) => {
    kept = copies[n];
    act();
  };
  for (let n = 0; n < 5; n += 1) {
    inTab(0, () => first.store.change(addCombo));
    inTab(1, () => second.store.change(addCombo));
  }
  const tellEachOther = () => {
    const [one, other] = copies.map((copy) => copy.get(KEY) ?? "");
    inTab(0, () => {
      kept.set(KEY, other ?? "");
      tab.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
    });
    inTab(1, () => {
      kept.set(KEY, one ?? "");
      otherWindow.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
    });
  };
  tellEachOther();
  tellEachOther();
  for (const copy of copies) expect(JSON.parse(copy.get(KEY) ?? "")).toHaveLength(10);
  expect([first.launchers().length, second.launchers().length]).toEqual([10, 10]);
});

test("a row that another tab deleted later stays deleted", () => {
  let at = 0;
  const store = createComboStore(tab, () => at);
  store.subscribe(() => undefined);
  store.change(addCombo);
  at = 50_000;
  kept.set(KEY, "[]");
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  expect(store.getState().combos).toEqual([]);
});

test("a row that another tab deletes at once stays deleted", () => {
  const first = open();
  const otherWindow = new EventTarget();
  const second = open(otherWindow);
  const tell = (window: EventTarget) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  first.store.change(addCombo);
  tell(otherWindow);
  second.store.change(() => []);
  for (let told = 0; told < 300; told += 1) tell(told % 2 === 0 ? tab : otherWindow);
  expect(kept.get(KEY)).toBe("[]");
  expect([first.launchers(), second.launchers()]).toEqual([[], []]);
});

test("a storage emptied from outside takes nothing off the screen", () => {
  kept.set(KEY, SAVED);
  const { store, launchers } = open();
  kept.clear();
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  store.change(addCombo);
  expect(launchers()).toEqual(["df 2", ""]);
});

test("what cannot be read is kept aside before the first write, and not twice", () => {
  kept.set(KEY, "{broken");
  const { store } = open();
  expect(store.getState()).toMatchObject({ combos: [], trouble: "unread" });
  expect(kept.has("customCombosUnread")).toBe(false);
  store.change(addCombo);
  expect(kept.get("customCombosUnread")).toBe("{broken");
  expect(JSON.parse(kept.get(KEY) ?? "")).toHaveLength(1);

  kept.set(KEY, "{broken");
  open().store.change(addCombo);
  kept.set(KEY, "[7]");
  open().store.change(addCombo);
  expect([...kept.keys()]).toEqual([KEY, "customCombosUnread", "customCombosUnread2"]);
});

test("what can neither be read nor kept aside is never written over", () => {
  kept.set(KEY, "{broken");
  for (const place of ["", 2, 3, 4, 5]) kept.set(`customCombosUnread${place}`, `older ${place}`);
  const { store, launchers } = open();
  store.change(addCombo);
  expect(kept.get(KEY)).toBe("{broken");
  expect(store.getState().trouble).toBe("unread-not-kept");
  store.change(addCombo);
  expect(launchers()).toEqual(["", ""]);
});

test("with the storage full the page works on in memory and says so", () => {
  kept.set(KEY, SAVED);
  const { store, launchers } = open();
  refusal = new DOMException("no room", "QuotaExceededError");
  store.change(addCombo);
  expect(store.getState().trouble).toBe("full");
  expect(launchers()).toEqual(["df 2", ""]);
  // Another tab saves something: what is here alone stays.
  kept.set(KEY, '[{"id":1,"launchers":["uf 4"],"followUps":[["3"]]}]');
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  expect(launchers()).toEqual(["uf 4", "df 2", ""]);
  refusal = undefined;
  store.change(addCombo);
  expect(store.getState().trouble).toBeUndefined();
  expect(JSON.parse(kept.get(KEY) ?? "")).toHaveLength(4);
});

test("with the storage blocked the page says so at once and works on in memory", () => {
  vi.stubGlobal("localStorage", undefined);
  const { store, launchers } = open();
  expect(store.getState()).toEqual({ combos: [], isRead: true, trouble: "blocked" });
  store.change(addCombo);
  store.change(addCombo);
  expect(launchers()).toEqual(["", ""]);
  expect(store.getState().trouble).toBe("blocked");
});

const named = (id: string, name: string): Combo => ({ ...blankCombo(id), name });
const [one, two, mine, theirs] = [
  named("1", "one"),
  named("2", "two"),
  named("a", "mine"),
  named("b", "theirs"),
];

test("what both tabs added in the same instant is there", () => {
  const edits = listEdits([one], [one, mine]);
  expect(mergeEdits([one, theirs], edits)).toEqual([one, theirs, mine]);
});

test("a table that knows the edit stays the same object", () => {
  const table = [one, mine, theirs];
  expect(mergeEdits(table, listEdits([one], [one, mine]))).toBe(table);
});

test("a row that both changed is the other tab's, which wrote last; a row that it did not know changed is this tab's", () => {
  const [changed, other] = [named("1", "mine"), named("1", "theirs")];
  const edits = listEdits([one, two], [changed, two]);
  expect(mergeEdits([other, two], edits)).toEqual([other, two]);
  expect(mergeEdits([one, two, theirs], edits)).toEqual([changed, two, theirs]);
});

test("key after key, from wherever the other tab saw the row last", () => {
  const [first, second] = [named("1", "o"), named("1", "on")];
  const edits = [...listEdits([one], [first]), ...listEdits([first], [second])];
  for (const seen of [one, first, second])
    expect(mergeEdits([seen, theirs], edits)).toEqual([second, theirs]);
});

test("a deleted row does not come back, unless the other tab changed it", () => {
  const edits = listEdits([one, two], [two]);
  expect(mergeEdits([one, two, theirs], edits)).toEqual([two, theirs]);
  expect(mergeEdits([named("1", "changed"), two], edits)).toHaveLength(2);
});
