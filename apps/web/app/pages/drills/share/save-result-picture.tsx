import type { ReactNode } from "react";
import { embedAll } from "../../../ui/picture/embed-files.ts";
import { PictureMark } from "../../../ui/picture/PictureMark.tsx";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import type { ChallengeResult } from "../core/deck.ts";
import styles from "./ResultPicture.module.css";

const FILE_NAME = "daily-drill.png";

export async function saveResultPicture(result: ChallengeResult, pair: ChallengePair): Promise<void> {
  const files = [pair.me, pair.them].map(({ name }) => `/mains/${encodeURIComponent(name)}.png`);
  const contents = await embedAll(files);
  const portraits = files.map((file) => contents.get(file));
  await saveAsPicture(FILE_NAME, (onRendered) => (
    <ResultPicture result={result} pair={pair} portraits={portraits} onRendered={onRendered} />
  ));
}

export interface ChallengePair {
  readonly me: { readonly name: string };
  readonly them: { readonly name: string };
}

interface ResultPictureProps {
  readonly result: ChallengeResult;
  readonly pair: ChallengePair;
  readonly portraits: readonly (string | undefined)[];
  readonly onRendered: (picture: HTMLElement) => void;
}

function ResultPicture({ result, pair, portraits, onRendered }: ResultPictureProps): ReactNode {
  const { day, results, ms } = result;
  const [mine, theirs] = portraits;
  return (
    <div ref={(picture) => void (picture && onRendered(picture))} className={styles.picture}>
      <div className={styles.head}>
        <img className={styles.portrait} src={mine} alt="" width="72" height="72" />
        <div className={styles.text}>
          <p className={styles.title}>Daily drill</p>
          <p>
            {pair.me.name} against {pair.them.name}
          </p>
          <p className={styles.quiet}>{day}</p>
        </div>
        <img className={styles.portrait} src={theirs} alt="" width="72" height="72" />
      </div>
      <p className={styles.count}>
        {results.filter(Boolean).length} of {results.length} in {Math.round(ms / 1000)} s
      </p>
      <p className={styles.marks}>
        {results.map((isRight, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results never change their order
          <span key={place} className={isRight ? styles.right : styles.wrong}>
            {isRight ? "✓" : "✗"}
          </span>
        ))}
      </p>
      <PictureMark />
    </div>
  );
}
