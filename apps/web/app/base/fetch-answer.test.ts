import { CONTRACT_HEADER, CONTRACT_VERSION } from "@tactician/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask } from "./ask.ts";

const OWN = String(CONTRACT_VERSION);
const NEWER = String(CONTRACT_VERSION + 1);
const OLDER = String(CONTRACT_VERSION - 1);
const OLD_PAGE = "This page is older than the site: close all its tabs, then open it again";
const OLD_ANSWER = "This was saved by an older version of the site: reload the page when you're online";

const STRATEGIES = { general: [], characters: {} };
/** Junk for the schemas, so that it shows who has looked. */
const UNCHECKED = { unchecked: true };

const reload = vi.fn<() => void>();
const fetched = vi.fn<(address: string) => Promise<Response>>();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { origin: "https://tactician.example", reload });
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => {
  for (const mock of [reload, fetched]) mock.mockReset();
  kept.clear();
  vi.unstubAllGlobals();
});

function answer(body: unknown, version?: string, status = 200): void {
  const headers = version === undefined ? {} : { [CONTRACT_HEADER]: version };
  fetched.mockImplementation(async () => Response.json(body, { status, headers }));
}

/** Each question has an address of its own: answers are kept for a minute. */
let count = 0;
const question = (host = "") => ask(`${host}/contract/${++count}`, "strategies");

/** What became of it: the words of a failure, the answer, or nothing once the page is being loaded anew. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const waiting = new Promise((resolve) =>
    reload.mockImplementation(() => void setTimeout(resolve, 50, "waiting")),
  );
  return Promise.race([promise.catch((thrown: Error) => thrown.message), waiting]);
}

test("an answer of the page's own contract is trusted", async () => {
  answer(UNCHECKED, OWN);
  expect(await outcome(question())).toEqual(UNCHECKED);
  expect(await outcome(question("https://tactician.example"))).toEqual(UNCHECKED);
  expect(reload).not.toHaveBeenCalled();
});

test("an answer that names no contract is checked, and used when it is right", async () => {
  answer({ ...STRATEGIES, more: 1 });
  expect(await outcome(question())).toEqual(STRATEGIES);
  answer(UNCHECKED);
  expect(await outcome(question())).toBe("An unknown error occurred");
  expect(reload).not.toHaveBeenCalled();
});

test.each([OWN, NEWER, undefined])(
  "an API on another host is checked by the schemas, whatever it names: %s",
  async (version) => {
    answer({ ...STRATEGIES, more: 1 }, version);
    expect(await outcome(question("https://api.example"))).toEqual(STRATEGIES);
    expect(await outcome(question("//api.example"))).toEqual(STRATEGIES);
    answer(UNCHECKED, version);
    expect(await outcome(question("https://api.example"))).toBe("An unknown error occurred");
    expect(reload).not.toHaveBeenCalled();
  },
);

describe("an answer of a newer contract", () => {
  test.each([NEWER, "words"])("loads the page anew once, then says what to do: %s", async (version) => {
    answer(STRATEGIES, version);
    expect(await outcome(question())).toBe("waiting");
    expect(reload).toHaveBeenCalledTimes(1);
    // As after the reload: the session remembers it.
    expect(await outcome(question())).toBe(OLD_PAGE);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("does so for the next release again, and never in turns", async () => {
    for (const version of [NEWER, `${NEWER}0`]) {
      answer(STRATEGIES, version);
      expect(await outcome(question())).toBe("waiting");
    }
    answer(STRATEGIES, NEWER);
    expect(await outcome(question())).toBe(OLD_PAGE);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("counts when it is a refusal too: the address may be gone", async () => {
    answer({ message: "Not found" }, NEWER, 404);
    expect(await outcome(question())).toBe("waiting");
  });

  const refuse = (name: string) => () => {
    throw new DOMException("refused", name);
  };
  test.each<[string, () => unknown]>([
    ["missing", () => undefined],
    ["full", () => ({ ...storage, setItem: refuse("QuotaExceededError") })],
    ["blocked", refuse("SecurityError")],
  ])("only says what to do where the browser's memory is %s", async (_name, get) => {
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get });
    answer(STRATEGIES, NEWER);
    expect(await outcome(question())).toBe(OLD_PAGE);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("what was kept for offline use", () => {
  test("is used when it is older and still right, online and offline", async () => {
    answer(STRATEGIES, OLDER);
    expect(await outcome(question())).toEqual(STRATEGIES);
    vi.stubGlobal("navigator", { onLine: false });
    expect(await outcome(question())).toEqual(STRATEGIES);
    expect(reload).not.toHaveBeenCalled();
  });

  test("is used by an older page when it is still right", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    answer(STRATEGIES, NEWER);
    expect(await outcome(question())).toEqual(STRATEGIES);
    answer(UNCHECKED, NEWER);
    expect(await outcome(question())).toBe(OLD_PAGE);
    expect(reload).not.toHaveBeenCalled();
  });

  test("loads the page anew when it is of another shape, then says what to do; offline it says so at once", async () => {
    answer(UNCHECKED, OLDER);
    vi.stubGlobal("navigator", { onLine: false });
    expect(await outcome(question())).toBe(OLD_ANSWER);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { onLine: true });
    expect(await outcome(question())).toBe("waiting");
    expect(await outcome(question())).toBe(OLD_ANSWER);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
