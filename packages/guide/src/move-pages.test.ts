import { describe, expect, test } from "vitest";
import { cast } from "./testing/content.ts";
import { movePages as built } from "./testing/move-pages.ts";

function pageOf(characterId: string, id: string) {
  const page = built
    .find((one) => one.characterId === characterId)
    ?.all.pages.find(({ move }) => move.id === id);
  if (page === undefined) throw new Error(`${characterId} ${id} has no page`);
  return page;
}

describe.each(built)("$characterId", ({ character, changes, history, all, side }) => {
  const { moves } = character.movelist;

  test("each move has a page, beside those of its neighbours", () => {
    expect(all.pages.map(({ move }) => move.id)).toEqual(moves.map(({ id }) => id));
    expect(all.pages.map(({ previous }) => previous?.id)).toEqual([
      undefined,
      ...moves.slice(0, -1).map(({ id }) => id),
    ]);
    expect(all.pages.map(({ next }) => next?.id)).toEqual([...moves.slice(1).map(({ id }) => id), undefined]);
    expect(new Set(all.pages.map(({ anchor }) => anchor)).size).toBe(moves.length);
  });

  test("what goes on from a move has that move among its steps, and the other way round", () => {
    for (const { move, steps, followUps } of all.pages) {
      expect(steps.at(-1)?.id).toBe(move.id);
      const before = moves.find(({ id }) => id === steps[0]?.id)?.parent;
      expect(moves.some(({ id }) => id === before)).toBe(false);
      for (const { id } of followUps) {
        const { steps: longer } = all.pages.find((page) => page.move.id === id) ?? { steps: [] };
        expect(longer.map((step) => step.id).slice(0, -1)).toEqual(steps.map((step) => step.id));
      }
    }
    const followed = all.pages.flatMap(({ followUps }) => followUps.map(({ id }) => id));
    const parents = new Set(moves.map(({ id }) => id));
    expect(followed.sort()).toEqual(
      moves
        .filter(({ parent }) => parent !== undefined && parents.has(parent))
        .map(({ id }) => id)
        .sort(),
    );
  });

  test("every change of a move that is there is on its page, those of others are not", () => {
    const told = all.pages.flatMap((page) => page.changes);
    expect(new Set(told).size).toBe(told.length);
    // Gone are moves that were removed, by all names that they had.
    const gone = new Set(history.steps.flatMap(({ removed = [] }) => removed.map(({ move }) => move.id)));
    for (const { renamed = [] } of history.steps.toReversed())
      for (const { move, from } of renamed) if (gone.has(move)) gone.add(from.id);
    const missing = changes.changes.filter((change) => !told.includes(change));
    for (const { move } of missing) expect(gone.has(move) || !moves.some(({ id }) => id === move)).toBe(true);
    for (const { changes: own } of all.pages) {
      const days = own.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().reverse());
    }
  });

  test("what can be done about a move is said on its page", () => {
    const shown = all.pages.flatMap(({ situation }) => situation ?? []);
    expect(new Set(shown).size).toBeGreaterThan(side.situations.length * 0.9);
    for (const { move, situation } of all.pages)
      if (situation !== undefined) expect(situation.move).toBe(move.command);
  });

  test("old names lead to moves of today, and none of them is somebody's now", () => {
    const ids = new Set(moves.map(({ id }) => id));
    for (const [former, id] of all.formerIds) {
      expect(ids.has(former)).toBe(false);
      expect(ids.has(id)).toBe(true);
    }
  });
});

test("a string is the row of its inputs", () => {
  expect(pageOf("jin", "1,2,3").steps.map(({ id }) => id)).toEqual(["1", "1,2", "1,2,3"]);
});

test("a stance comes with its input and what is done from there", () => {
  const [zen] = pageOf("jin", "b+3").stances;
  expect(zen?.state).toBe("ZEN");
  expect(zen?.inputs).toContain("holdf");
  expect(zen?.moves.map(({ id }) => id)).toContain("ZEN.2");
});

test("a launcher has the combos of its sheet, with what they deal", () => {
  const { combos, uses } = pageOf("lili", "df+2");
  const onSheet = cast
    .get("lili")
    ?.sheet.importantCombos.filter(({ launchers }) => launchers.includes("df 2"));
  expect(combos.map(({ route }) => route)).toEqual(onSheet?.map(({ followUps }) => followUps));
  expect(combos[0]?.damage).toBeGreaterThan(50);
  expect(uses).toContainEqual({ field: "importantCombos", count: onSheet?.length });
});

test("a move is found by the other ids that the source has for it", () => {
  const ids = new Map(
    built.map(({ characterId, all }) => [characterId, new Map<string, string>(all.formerIds)]),
  );
  expect(ids.get("clive")?.get("PHX.1+4")).toBe("1+4");
  expect(ids.get("lars")?.get("DEN.2+4")).toBe("f,f,F+2+4");
  expect(ids.get("lars")?.get("AIR.DEN.2+4")).toBe("AIR.f,f,F+2+4");
  expect(ids.get("lars")?.get("(airborne).DEN.2+4")).toBe("AIR.f,f,F+2+4");
  expect(ids.get("nina")?.get("db,qcf,n,DB+2+3")).toBe("CD.2+3");
  expect(ids.get("yoshimitsu")?.get("MED.1")).toBe("BT.d+1");
});

test("a renamed move keeps what was told of it before, and its old name", () => {
  const claudio = built.find(({ characterId }) => characterId === "claudio")?.all;
  expect(new Map<string, string>(claudio?.formerIds).get("u+2")).toBe("uf+2");
});
