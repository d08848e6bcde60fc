import type { PageId } from "@tactician/contract";
import { type CharacterId, moveAddressPart } from "@tactician/game";
import { characterOf, type Params } from "../base/route.ts";
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

type ReadProps = (characterId: CharacterId, params: Params) => Promise<object>;

const pickers: ReadProps = async () => ({ characters: await readCharacters() });
const answered =
  (read: (characterId: CharacterId) => Promise<object | undefined>): ReadProps =>
  async (characterId) => ({ characterId, answer: { document: await read(characterId) } });

const READERS: Readonly<Partial<Record<PageId, ReadProps>>> = {
  home: pickers,
  "anti-guide/picker": pickers,
  "frames/picker": pickers,
  "not-found": pickers,
  changes: async () => ({ overview: await readChangesOverview() }),
  sheet: answered(readSheet),
  frames: answered(readFrames),
  "anti-guide": answered(async (characterId) =>
    guideOf(...(await Promise.all([readCharacter(characterId), readAttackingSide(characterId)]))),
  ),
  move: async (characterId, { move }) => {
    const { pages } = await readMovePages(characterId).catch(() => ({ pages: [] }));
    return { page: pages.find((page) => moveAddressPart(page.move.id) === move) };
  },
};

/** What a page of the build is made from, out of the checked content. */
export async function readProps(name: PageId, params: Params): Promise<object> {
  return (await READERS[name]?.(characterOf(params), params)) ?? {};
}
