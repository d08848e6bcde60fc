import { encodeQR } from "qr";
import type { ReactNode } from "react";
import { qrPath } from "./core/qr-path.ts";
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
