import {
  type MovePage as MovePageDocument,
  type MovePieces,
  movePath,
  movePicture,
} from "@tactician/contract";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { PAGE_DATA_ID, type PageData } from "../base/page-data.ts";
import { MoveContext } from "../moves/move-context.ts";
import { MovePage } from "../pages/move/MovePage.tsx";
import { MoveRow } from "../pages/move/MoveRows.tsx";
import { moveMeta } from "../pages/move/page.ts";
import { HeadTags } from "./HeadTags.server.tsx";

/** What a move puts into the frame of all moves, and its line on the page of an unknown one. */
export function renderMove(page: MovePageDocument): MovePieces {
  const { character, name, move, vocabulary } = page;
  const data: PageData = { pathname: movePath(character, move.id), props: { page } };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return {
    id: move.id,
    head: `${renderToStaticMarkup(<HeadTags meta={moveMeta(page)} />)}<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`,
    // As inside the frame: nothing on it counts its place in the page.
    body: renderToString(<MovePage page={page} />),
    row: renderToStaticMarkup(
      <MoveContext value={{ stances: vocabulary, frameData: {} }}>
        <li>
          <MoveRow character={character} move={move} of={name} />
        </li>
      </MoveContext>,
    ),
    picture: movePicture(page),
  };
}
