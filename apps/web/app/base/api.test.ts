import type { CharacterId } from "@tactician/game";
import { afterEach, expect, test, vi } from "vitest";
import {
  besideApi,
  fetchCharacter,
  fetchCharacters,
  fetchedNews,
  fetchNews,
  fetchVideoPreview,
} from "./api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the API is asked below its base, for whatever id and address", async () => {
  const fetched = vi.fn(async (_address: string) => new Response("[]"));
  vi.stubGlobal("fetch", fetched);
  await Promise.allSettled([
    fetchCharacters(),
    fetchCharacter("../odd?" as CharacterId),
    fetchVideoPreview("https://youtu.be/x?t=1&a"),
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/api/characters",
    "/api/characters/..%2Fodd%3F",
    "/api/oembed?url=https%3A%2F%2Fyoutu.be%2Fx%3Ft%3D1%26a",
  ]);
});

test("news are known to others once they have been fetched", async () => {
  const articles = [{ title: "Patch", description: "", url: "https://news.example/" }];
  vi.stubGlobal("fetch", async () => new Response("", { status: 502 }));
  await expect(fetchNews()).rejects.toThrow("The server sent no news");
  expect(fetchedNews()).toEqual([]);
  vi.stubGlobal("fetch", async () => Response.json({ articles }));
  await fetchNews();
  expect(fetchedNews()).toEqual(articles);
});

test("a picture that the API names is on the API's host", () => {
  vi.stubGlobal("location", { href: "https://tactician.example/news" });
  expect(besideApi("/api/news/images/x")).toBe("https://tactician.example/api/news/images/x");
});
