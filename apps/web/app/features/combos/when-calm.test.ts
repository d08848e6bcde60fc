import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A page that is nothing but one field. */
class Field extends EventTarget {}

let page: Field;
let whenCalm: typeof import("./when-calm.ts").whenCalm;
beforeEach(async () => {
  vi.useFakeTimers();
  page = new Field();
  vi.stubGlobal("HTMLInputElement", Field);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.resetModules();
  ({ whenCalm } = await import("./when-calm.ts"));
  whenCalm(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happen = (type: string) => page.dispatchEvent(new Event(type));

test("work begins at once while nobody types", () => {
  const work = vi.fn();
  whenCalm(work);
  expect(work).toHaveBeenCalledOnce();
});

test("it waits a second after each key", () => {
  const work = vi.fn();
  happen("input");
  whenCalm(work);
  vi.advanceTimersByTime(800);
  happen("input");
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

test("it waits five seconds for whoever has come to a field", () => {
  const work = vi.fn();
  happen("focusin");
  whenCalm(work);
  vi.advanceTimersByTime(4900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

test.each(["wheel", "touchmove", "focusout"])("%s ends that wait, not the one between two keys", (type) => {
  const work = vi.fn();
  happen("focusin");
  whenCalm(work);
  happen(type);
  expect(work).toHaveBeenCalledOnce();

  happen("input");
  whenCalm(work);
  happen(type);
  expect(work).toHaveBeenCalledOnce();
});

test("what was called off never begins", () => {
  const work = vi.fn();
  happen("focusin");
  const stop = whenCalm(work);
  stop();
  happen("focusout");
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
