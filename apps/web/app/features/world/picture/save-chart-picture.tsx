import type { PopulationMatchups } from "@tactician/contract";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import { chartOrder } from "../core/matchup-table.ts";
import type { WorldAddress } from "../core/world-address.ts";
import { ChartPicture } from "./ChartPicture.tsx";

/** Saves the whole chart as one picture, in the order in which it is shown. Rejects when the browser cannot make it. */
export async function saveChartPicture(
  fileName: string,
  answer: PopulationMatchups,
  { order, isSample }: WorldAddress,
): Promise<void> {
  const characters = chartOrder(order, answer.characters);
  await saveAsPicture(fileName, (onRendered) => (
    <ChartPicture answer={answer} characters={characters} isSample={isSample} onRendered={onRendered} />
  ));
}
