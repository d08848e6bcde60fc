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

function open(target = tab, now?: () => number) {
  const store = createComboStore(target, now);
  const close = store.subscribe(() => undefined);
  const launchers = () => store.getState().combos.map((combo) => combo.launchers.join());
  const trouble = () => store.getState().trouble;
  return { ...store, add: () => store.change(addCombo), close, launchers, trouble };
}

/** What a browser does in a tab when another one has written. */
const tell = (window: EventTarget, key: string | null = KEY) =>
  window.dispatchEvent(Object.assign(new Event("storage"), { key }));

const keptRows = () => JSON.parse(kept.get(KEY) ?? "");

test("nothing is known before the page is there; then what is stored is shown, and every change is stored", () => {
  kept.set(KEY, SAVED);
  expect(createComboStore(tab).getState()).toEqual({ combos: [], isRead: false });
  const { add, launchers, trouble } = open();
  expect(launchers()).toEqual(["df 2"]);
  add();
  expect(keptRows()).toMatchObject([{ launchers: ["df 2"] }, { launchers: [""] }]);
  expect(trouble()).toBeUndefined();
});

test("listeners are called with each change; an edit that changes nothing calls none and writes nothing", () => {
  kept.set(KEY, SAVED);
  const { add, change, subscribe } = open();
  const listener = vi.fn();
  subscribe(listener);
  change((combos) => combos);
  expect(kept.get(KEY)).toBe(SAVED);
  add();
  add();
  expect(listener).toHaveBeenCalledTimes(2);
});

test("the second tab sees the changes of the first while anybody listens", () => {
  const first = open();
  const otherWindow = new EventTarget();
  const second = open(otherWindow);
  for (const _seen of [true, false]) {
    first.add();
    tell(otherWindow);
    expect(second.launchers()).toEqual([""]);
    second.close();
  }
});

test("a tab that missed a change takes it over before it adds its own", () => {
  const { add, launchers } = open();
  kept.set(KEY, SAVED);
  add();
  expect(launchers()).toEqual(["df 2", ""]);
});

test("two tabs that add in the same instant lose nothing", () => {
  // Each tab has a copy of the storage of its own, which learns of the other's writing later.
  const tabs = [tab, new EventTarget()].map((window) => ({
    window,
    copy: new Map<string, string>(),
    ...open(window),
  }));
  for (let n = 0; n < 10; n += 1) {
    const { copy, add } = tabs[n % 2] as (typeof tabs)[number];
    kept = copy;
    add();
  }
  for (let told = 0; told < 2; told += 1) {
    const texts = tabs.map(({ copy }) => copy.get(KEY) ?? "");
    for (const [n, { copy, window }] of tabs.entries()) {
      kept = copy;
      kept.set(KEY, texts[1 - n] ?? "");
      tell(window);
    }
  }
  for (const { copy, launchers } of tabs) {
    expect(JSON.parse(copy.get(KEY) ?? "")).toHaveLength(10);
    expect(launchers()).toHaveLength(10);
  }
});

test("a row that another tab deletes stays deleted, later or at once", () => {
  let at = 0;
  const later = open(tab, () => at);
  later.add();
  at = 50_000;
  kept.set(KEY, "[]");
  tell(tab);
  expect(later.launchers()).toEqual([]);

  const first = open();
  const otherWindow = new EventTarget();
  const second = open(otherWindow);
  first.add();
  tell(otherWindow);
  second.change(() => []);
  for (let told = 0; told < 300; told += 1) tell(told % 2 === 0 ? tab : otherWindow);
  expect(kept.get(KEY)).toBe("[]");
  expect([first.launchers(), second.launchers()]).toEqual([[], []]);
});

test("a storage emptied from outside takes nothing off the screen", () => {
  kept.set(KEY, SAVED);
  const { add, launchers } = open();
  kept.clear();
  tell(tab, null);
  add();
  expect(launchers()).toEqual(["df 2", ""]);
});

test("what cannot be read is kept aside before the first write, and not twice", () => {
  kept.set(KEY, "{broken");
  const { add, getState } = open();
  expect(getState()).toMatchObject({ combos: [], trouble: "unread" });
  expect(kept.has("customCombosUnread")).toBe(false);
  add();
  expect(kept.get("customCombosUnread")).toBe("{broken");
  expect(keptRows()).toHaveLength(1);
  for (const broken of ["{broken", "[7]"]) {
    kept.set(KEY, broken);
    open().add();
  }
  expect([...kept.keys()]).toEqual([KEY, "customCombosUnread", "customCombosUnread2"]);
});

test("what can neither be read nor kept aside is never written over", () => {
  kept.set(KEY, "{broken");
  for (const place of ["", 2, 3, 4, 5]) kept.set(`customCombosUnread${place}`, `older ${place}`);
  const { add, launchers, trouble } = open();
  add();
  add();
  expect(kept.get(KEY)).toBe("{broken");
  expect(trouble()).toBe("unread-not-kept");
  expect(launchers()).toEqual(["", ""]);
});

test("with the storage full the page works on in memory and says so", () => {
  kept.set(KEY, SAVED);
  const { add, launchers, trouble } = open();
  refusal = new DOMException("no room", "QuotaExceededError");
  add();
  expect(trouble()).toBe("full");
  // Another tab saves something: what is here alone stays.
  kept.set(KEY, SAVED.replace("df 2", "uf 4"));
  tell(tab);
  expect(launchers()).toEqual(["uf 4", "df 2", ""]);
  refusal = undefined;
  add();
  expect(trouble()).toBeUndefined();
  expect(keptRows()).toHaveLength(4);
});

test("with the storage blocked the page says so at once and works on in memory", () => {
  vi.stubGlobal("localStorage", undefined);
  const { add, getState, launchers, trouble } = open();
  expect(getState()).toEqual({ combos: [], isRead: true, trouble: "blocked" });
  add();
  add();
  expect(launchers()).toEqual(["", ""]);
  expect(trouble()).toBe("blocked");
});

const named = (id: string, name: string): Combo => ({ ...blankCombo(id), name });
const [one, two, theirs] = [named("1", "one"), named("2", "two"), named("b", "theirs")];

test("a row that both tabs changed is the other's, which wrote last; one that it did not know changed is this tab's", () => {
  const [changed, other] = [named("1", "mine"), named("1", "theirs")];
  const edits = listEdits([one, two], [changed, two]);
  expect(mergeEdits([other, two], edits)).toEqual([other, two]);
  expect(mergeEdits([one, two, theirs], edits)).toEqual([changed, two, theirs]);
  const known = [changed, two];
  expect(mergeEdits(known, edits)).toBe(known);
});

test("key after key, from wherever the other tab saw the row last", () => {
  const [first, second] = [named("1", "o"), named("1", "on")];
  const edits = [...listEdits([one], [first]), ...listEdits([first], [second])];
  for (const seen of [one, first, second])
    expect(mergeEdits([seen, theirs], edits)).toEqual([second, theirs]);
});
