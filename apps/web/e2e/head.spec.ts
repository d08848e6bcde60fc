import type { APIRequestContext } from "@playwright/test";
import { PATCH } from "../app/base/patch.ts";
import { expect, test } from "./fixtures.ts";

/** What a page tells search engines and link previews, as it comes from the server; titles of previews are those of pages (HeadTags). */
async function toldBy(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return {
    title: /<title>([^<]*)/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
    ...Object.fromEntries(Array.from(tags, ([, name = "", content]) => [name, content])),
    data: JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? "{}"),
  };
}

const holds = expect.stringContaining;
const ends = (path: string) => expect.stringMatching(RegExp(`^https?://[^/]+${path}$`));

for (const [path, told] of [
  [
    "/",
    {
      title: holds("Tekken 8"),
      canonical: ends("/"),
      description: holds(`patch ${PATCH}`),
      keywords: holds("Tekken 8"),
      data: { "@type": "WebSite" },
    },
  ],
  [
    "/character/combos/jin-combos/jin",
    {
      title: holds("Jin"),
      description: expect.stringMatching(/Jin Kazama.*1\.05/),
      keywords: holds("Jin"),
      "og:image": ends("/social/jin.png"),
      data: { "@context": "https://schema.org", about: { name: "Jin Kazama" } },
    },
  ],
  [
    "/anti-guide/character/jin",
    {
      title: "How to beat Jin | Tactician",
      canonical: ends("/anti-guide/character/jin"),
      description: holds(`patch ${PATCH}`),
      keywords: holds("how to beat Jin"),
      "og:image": ends("/social/jin.png"),
      data: { "@type": "Article", about: { name: "Jin Kazama" } },
    },
  ],
  [
    "/character/frames/jin-frames/jin?show=nonsense&hide=everything",
    { title: holds("Jin frame data"), canonical: ends("/character/frames/jin-frames/jin") },
  ],
  [
    "/move/jin/1,2,3",
    {
      title: "Jin 1,2,3: i10, high, high, mid, +0 on block, knocks down | Tactician",
      canonical: ends("/move/jin/1,2,3"),
      "og:description": holds("i10, +0 on block, +31d on hit"),
      data: { "@type": "WebPage", mainEntity: { "@type": "Dataset" } },
    },
  ],
] as const)
  test(`${path} tells search engines and previews what it is @desktop`, async ({ request }) => {
    expect(await toldBy(request, path)).toMatchObject(told);
  });

test("a wrong name in the address shows the sheet and names the right address @desktop @server", async ({
  request,
}) => {
  expect(await toldBy(request, "/character/combos/somebody-else/jin")).toMatchObject({
    heading: "Jin",
    canonical: ends("/character/combos/jin-combos/jin"),
  });
});

test("another spelling of a move leads to the one address, and keeps who plays @desktop @server", async ({
  request,
}) => {
  const response = await request.get("/move/Jin%20Kazama/d/f+2?me=king");
  expect(response.url()).toMatch(/\/move\/jin\/df\+2\?me=king$/);
});

test("launchers and link previews find the pictures that the page names @desktop", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const links = html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
  const preview = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const { icons } = await (await request.get("/site.webmanifest")).json();
  const paths = [...Array.from(links, ([, href = ""]) => href), new URL(preview).pathname];
  expect(paths).toHaveLength(4);
  for (const path of [...paths, ...icons.map(({ src }: { src: string }) => src)]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^(image\/|application\/manifest)/);
  }
});
