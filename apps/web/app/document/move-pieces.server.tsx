import { type MovePage as MovePageDocument, type MovePieces, movePicture } from "@tactician/contract";
import { moveAddressPart } from "@tactician/game";
import { renderToStaticMarkup } from "react-dom/server";
import { PAGE_DATA_ID } from "../base/page-data.ts";
import { MoveContext } from "../live/move-context.tsx";
import { MovePage } from "../pages/move/MovePage.tsx";
import { MoveLink } from "../pages/move/MoveRows.tsx";
import { moveMeta } from "../pages/move/page.ts";
import { HeadTags } from "./HeadTags.server.tsx";
import { RenderedPage } from "./rendered-page.server.tsx";

/** What a move puts into the frame of all moves, and its line on the page of an unknown one. */
export async function renderMove(
  move: MovePageDocument,
): Promise<{ readonly pieces: MovePieces; readonly islands: readonly string[] }> {
  const page = new RenderedPage();
  const body = await page.render(<MovePage page={move} />);
  const json = JSON.stringify(page.data ?? { islands: {} }).replaceAll("<", "\\u003c");
  const pieces = {
    part: moveAddressPart(move.move.id),
    head: `${renderToStaticMarkup(<HeadTags meta={moveMeta(move)} />)}<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`,
    body,
    row: renderToStaticMarkup(
      <MoveContext value={{ stances: move.vocabulary, frameData: {} }}>
        <li>
          <MoveLink character={move.character} move={move.move} of={move.name} />
        </li>
      </MoveContext>,
    ),
    picture: movePicture(move),
  };
  return { pieces, islands: page.islands };
}
