import { afterEach, expect, test, vi } from "vitest";
import {
  failureMessage,
  fetchCharacter,
  fetchCharacters,
  fetchedNews,
  fetchNews,
  fetchVideoPreview,
} from "./api.ts";

const jin = { _id: "jin", name: "Jin", image: "/mains/Jin.png", counterSchema: [] };

function answer(body: string, status = 200): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a refused character is 'Character not found', whatever the body says", async () => {
  answer('{"message":"no such id"}', 404);
  await expect(fetchCharacter("bob-404")).rejects.toThrow(/^Character not found$/);
  answer("<html>bad gateway</html>", 502);
  await expect(fetchCharacter("bob-502")).rejects.toThrow(/^Character not found$/);
});

test("a broken connection keeps the browser's message", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(fetchCharacter("offline")).rejects.toThrow(/^Failed to fetch$/);
});

test("a request that takes too long says so", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new DOMException("signal timed out", "TimeoutError");
  });
  await expect(fetchCharacter("slow")).rejects.toThrow("The server took too long to answer");
});

test.each(["null", "{}", "[]"])("an empty result %s is nobody, not a failure", async (body) => {
  answer(body);
  expect(await fetchCharacter(`empty-${body}`)).toBeUndefined();
});

test.each(["<html>", '{"_id":"jin"}', "[1]"])(
  "an answer of another shape, %s, is an unknown error",
  async (body) => {
    answer(body);
    await expect(fetchCharacter(`odd-${body}`)).rejects.toThrow(/^An unknown error occurred$/);
  },
);

test("the list is checked, and asked for once however often it is wanted", async () => {
  const fetched = vi.fn(async () => Response.json([jin]));
  vi.stubGlobal("fetch", fetched);
  expect(await Promise.all([fetchCharacters(), fetchCharacters()])).toEqual([[jin], [jin]]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith("/api/characters", expect.anything());
});

test("news are known to others once they have been fetched, their pictures on the API's host", async () => {
  vi.stubGlobal("location", { href: "https://tactician.example/news" });
  expect(fetchedNews()).toEqual([]);
  answer("", 502);
  await expect(fetchNews()).rejects.toThrow("The news could not be fetched");
  answer('{"articles":"many"}');
  await expect(fetchNews()).rejects.toThrow("An unknown error occurred");
  const article = { title: "Patch", description: "", url: "https://news.example/" };
  answer(JSON.stringify({ articles: [article, { ...article, image: "/api/news/images/x" }] }));
  const shown = [article, { ...article, image: "https://tactician.example/api/news/images/x" }];
  expect(await fetchNews()).toEqual(shown);
  expect(fetchedNews()).toEqual(shown);
});

test("a video's preview is asked for by the video's address", async () => {
  vi.stubGlobal("location", { href: "https://tactician.example/" });
  const fetched = vi.fn(async () =>
    Response.json({ title: "Jin", provider: "YouTube", url: "https://youtu.be/x" }),
  );
  vi.stubGlobal("fetch", fetched);
  expect(await fetchVideoPreview("https://youtu.be/x?t=1&a")).toMatchObject({ title: "Jin" });
  expect(fetched).toHaveBeenCalledWith(
    "/api/oembed?url=https%3A%2F%2Fyoutu.be%2Fx%3Ft%3D1%26a",
    expect.anything(),
  );
});

test("whatever was thrown has a text to show", () => {
  expect(failureMessage(new Error("Character not found"))).toBe("Character not found");
  expect(failureMessage(new Error(""))).toBe("An unknown error occurred");
  expect(failureMessage("boom")).toBe("An unknown error occurred");
});
