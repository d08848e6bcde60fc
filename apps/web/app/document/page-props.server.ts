import { moveAddressPart } from "@tactician/contract";
import type { Params } from "../base/route.ts";
import { guideOf } from "../pages/anti-guide/core/guide-subject.ts";
import {
  readAttackingSide,
  readChangesOverview,
  readCharacter,
  readCharacters,
  readFrames,
  readMovePages,
  readSheet,
} from "./content.server.ts";

type ReadProps = (characterId: string, params: Params) => Promise<object>;

const pickers: ReadProps = async () => ({ characters: await readCharacters() });

const READERS: Readonly<Partial<Record<string, ReadProps>>> = {
  home: pickers,
  "anti-guide/picker": pickers,
  "frames/picker": pickers,
  "not-found": pickers,
  changes: async () => ({ overview: await readChangesOverview() }),
  sheet: async (characterId) => ({ characterId, answer: { document: await readSheet(characterId) } }),
  frames: async (characterId) => ({ characterId, answer: { document: await readFrames(characterId) } }),
  move: async (characterId, { move }) => {
    const { pages } = await readMovePages(characterId).catch(() => ({ pages: [] }));
    return { page: pages.find((page) => moveAddressPart(page.move.id) === move) };
  },
  "anti-guide": async (characterId) => {
    const [character, side, characters] = await Promise.all([
      readCharacter(characterId),
      readAttackingSide(characterId),
      readCharacters(),
    ]);
    return { characterId, answer: { document: guideOf(character, side, characters) } };
  },
};

/** What a page of the build is made from, out of the checked content. */
export async function readProps(name: string, params: Params): Promise<object> {
  return (await READERS[name]?.(params.characterId ?? "", params)) ?? {};
}
