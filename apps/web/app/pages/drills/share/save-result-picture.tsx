import { embedAll } from "../../../ui/picture/embed-files.ts";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import type { ChallengeResult } from "../core/challenge-result.ts";
import { type ChallengePair, ResultPicture } from "./ResultPicture.tsx";

const FILE_NAME = "daily-drill.png";

/** Saves the result of a daily challenge as a picture. Rejects when the browser cannot make it. */
export async function saveResultPicture(result: ChallengeResult, pair: ChallengePair): Promise<void> {
  const files = [pair.me, pair.them].map(({ name }) => `/mains/${encodeURIComponent(name)}.png`);
  const contents = await embedAll(files);
  const portraits = files.map((file) => contents.get(file));
  await saveAsPicture(FILE_NAME, (onRendered) => (
    <ResultPicture result={result} pair={pair} portraits={portraits} onRendered={onRendered} />
  ));
}
