import parts from "../../../ui/picture/Picture.module.css";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import type { ChallengeResult } from "../core/deck.ts";
import * as words from "../words.ts";
import styles from "./ResultPicture.module.css";
import * as shareWords from "./words.ts";

export async function saveResultPicture(result: ChallengeResult, pair: ChallengePair): Promise<string> {
  const files = [pair.me, pair.them].map(({ name }) => `/mains/${encodeURIComponent(name)}.png`);
  const fileName = result.isDaily ? "daily-drill.png" : "challenge.png";
  await saveAsPicture({
    fileName,
    className: styles.picture,
    files,
    draw: (contents) => (
      <ResultPicture result={result} pair={pair} portraits={files.map((file) => contents.get(file))} />
    ),
  });
  return fileName;
}

export interface ChallengePair {
  readonly me: { readonly name: string };
  readonly them: { readonly name: string };
}

interface ResultPictureProps {
  readonly result: ChallengeResult;
  readonly pair: ChallengePair;
  readonly portraits: readonly (string | undefined)[];
}

function ResultPicture({ result, pair, portraits: [mine, theirs] }: ResultPictureProps) {
  const { seed, isDaily, results, ms } = result;
  return (
    <>
      <div className={styles.head}>
        <img className={parts.portrait} src={mine} alt="" width="72" height="72" />
        <div className={styles.text}>
          <p className={parts.title}>{isDaily ? shareWords.dailyDrill : shareWords.tenCards}</p>
          <p>{words.versus(pair.me.name, pair.them.name)}</p>
          {isDaily ? <p className="quiet">{seed}</p> : undefined}
        </div>
        <img className={parts.portrait} src={theirs} alt="" width="72" height="72" />
      </div>
      <p className={styles.count}>
        {shareWords.rightInSeconds(
          results.filter((verdict) => verdict !== "wrong").length,
          results.length,
          Math.round(ms / 1000),
        )}
      </p>
      <p className={styles.marks}>
        {results.map((verdict, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results never change their order
          <span key={place} className={styles[verdict]}>
            {verdict === "wrong" ? "✗" : "✓"}
          </span>
        ))}
      </p>
    </>
  );
}
