import type { PopulationMatchups } from "@tactician/contract";
import { portraitFile } from "../../../ui/Portrait.tsx";
import { embedAll } from "../../../ui/picture/embed-files.ts";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import { matchupFinder, matchupsOf } from "../core/matchup-table.ts";
import type { WorldAddress } from "../core/world-address.ts";
import { ChartPicture } from "./ChartPicture.tsx";
import { ROW_COLOURS, RowPicture } from "./RowPicture.tsx";

/** Saves what the page shows as one picture: the whole chart, or one character's row. Rejects when the browser cannot make it. */
export async function saveWorldPicture(
  fileName: string,
  answer: PopulationMatchups,
  address: WorldAddress,
): Promise<void> {
  const { character } = address;
  if (character === undefined)
    return saveAsPicture(fileName, (onRendered) => (
      <ChartPicture answer={answer} address={address} onRendered={onRendered} />
    ));
  const matchups = matchupsOf(character, matchupFinder(answer));
  const fileOf = (id: string) => portraitFile(id, 96, "webp");
  const contents = await embedAll(matchups.map(({ them }) => fileOf(them.characterId)));
  return saveAsPicture(
    fileName,
    (onRendered) => (
      <RowPicture
        character={character}
        matchups={matchups}
        portraitOf={(id) => contents.get(fileOf(id))}
        answer={answer}
        address={address}
        onRendered={onRendered}
      />
    ),
    ROW_COLOURS,
  );
}
