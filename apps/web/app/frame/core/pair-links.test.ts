import { expect, test } from "vitest";
import { pairHere, pairLinks } from "./pair-links.ts";

test.each([
  ["/anti-guide/character/king", "?me=jin", "paul", { me: "jin", them: "king" }],
  ["/anti-guide/character/king/", "", "paul", { me: "paul", them: "king" }],
  ["/anti-guide", "", undefined, { me: undefined, them: undefined }],
  ["/drills", "?me=jin&them=king", "paul", { me: "jin", them: "king" }],
  ["/drills/practice", "?them=<script>", "jin", { me: "jin", them: undefined }],
  ["/matchups", "?character=king", "jin", { me: "king", them: undefined }],
])("%s%s with the main %s", (pathname, search, main, pair) => {
  expect(pairHere({ pathname, search }, main)).toEqual(pair);
});

test("each page about the pair keeps both", () => {
  expect([...pairLinks({ me: "jin", them: "king" }).values()]).toEqual([
    "/anti-guide/character/king?me=jin",
    "/drills?me=jin&them=king",
    "/after?me=jin&them=king",
    "/drills/practice?me=jin&them=king",
    "/dojo?me=jin",
    "/matchups?character=jin",
  ]);
});

test("without a pair they are where everybody begins", () => {
  for (const [plain, to] of pairLinks({ me: undefined, them: undefined })) expect(to).toBe(plain);
});
