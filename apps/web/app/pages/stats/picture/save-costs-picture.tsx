import { findCharacterByGameId } from "@tactician/game";
import type { MatchCosts } from "@tactician/statistics";
import { BAR_COLOURS } from "../../../ui/EstimateBar.tsx";
import { embedAll } from "../../../ui/picture/embed-files.ts";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import type { Names } from "../core/names.ts";
import { shownCosts } from "../core/shown-costs.ts";
import { CostsPicture } from "./CostsPicture.tsx";

const FILE_NAME = "what-costs-matches.png";

/** Saves a player's costs as one picture. Rejects when the browser cannot make it. */
export async function saveCostsPicture(costs: MatchCosts, names: Names): Promise<void> {
  const files = shownCosts(costs).flatMap(({ gameId }) => portraitFile(gameId) ?? []);
  const contents = await embedAll(files);
  const portraitOf = (gameId: number) => contents.get(portraitFile(gameId) ?? "");
  await saveAsPicture(
    FILE_NAME,
    (onRendered) => (
      <CostsPicture costs={costs} names={names} portraitOf={portraitOf} onRendered={onRendered} />
    ),
    BAR_COLOURS,
  );
}

function portraitFile(gameId: number): string | undefined {
  const name = findCharacterByGameId(gameId)?.name;
  return name === undefined ? undefined : `/mains/${encodeURIComponent(name)}.png`;
}
