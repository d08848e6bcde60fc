import { moveAddressPart } from "@tactician/game";
import { contentMovelists } from "@tactician/game/testing/content-movelists";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, test } from "vitest";
import { movePartPath, movePath } from "./move-address.ts";

describe("addresses of moves", () => {
  test.each([
    ["df+2", "/move/jin/df+2"],
    ["f,F+2", "/move/jin/f,F+2"],
    ["ZEN.1,3", "/move/jin/ZEN.1,3"],
    ["b+2+4:3+4", "/move/jin/b+2+4:3+4"],
    ["1+4~2", "/move/jin/1+4~2"],
    ["u+1+2*", "/move/jin/u+1+2%2A"],
    ["f,n,d,df#2", "/move/jin/f,n,d,df:2"],
    ["Back throw", "/move/jin/Back_throw"],
    ["(Back to wall).b,b,UB", "/move/jin/Back_to_wall.b,b,UB"],
    ["FUFL/FUFR.db+1+3", "/move/jin/FUFL_FUFR.db+1+3"],
    ["db+1 (2)", "/move/jin/db+1-2"],
    ["</script>", "/move/jin/script"],
  ])("%s is %s", (id, path) => {
    expect(movePath("jin", key(id))).toBe(path);
  });

  test.each([...contentMovelists()])("%s: each move has its own, of plain signs", (character, { moves }) => {
    const parts = moves.map(({ id }) => moveAddressPart(id));
    expect(new Set(parts).size).toBe(parts.length);
    for (const part of parts) {
      expect(part).toMatch(/^[\w+,.:*~-]*[\w*]$/);
      expect(moveAddressPart(key(part))).toBe(part);
      expect(movePartPath(character, part)).toMatch(/^\/move\/[a-z0-9-]+\/[\w+,.:~%-]*\w$/);
      expect(decodeURIComponent(movePartPath(character, part))).toBe(`/move/${character}/${part}`);
    }
  });
});
