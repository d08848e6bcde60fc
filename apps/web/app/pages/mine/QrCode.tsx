import { encodeQR } from "qr";
import type { ReactNode } from "react";
import styles from "./Mine.module.css";
import * as words from "./words.ts";

export function QrCode({ text }: { text: string }): ReactNode {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  return (
    <svg className={styles.qr} role="img" aria-label={words.qr} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={qrPath(rows)} />
    </svg>
  );
}

/** The dark modules of a QR code as an SVG path, one unit each, runs of a row together. */
function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (row[x] !== true) continue;
        const start = x;
        while (row[x + 1] === true) x += 1;
        runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
      }
      return runs;
    })
    .join("");
}
