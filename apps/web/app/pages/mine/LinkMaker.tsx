import { MINE_PATH } from "@tactician/contract";
import { type ReactNode, useRef, useState } from "react";
import { logFailure } from "../../base/log.ts";
import { usePart } from "../../live/use-part.ts";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { formatDataLink, LONGEST_LINK, LONGEST_QR } from "./core/data-link.ts";
import { countOf, DATA_KINDS, type DataKind, type MyData, onlyKinds } from "./core/my-data.ts";
import styles from "./Mine.module.css";
import * as words from "./words.ts";

const fetchQrCode = () => import("./QrCode.tsx").then((module) => module.QrCode);

/** A link, and a QR code where it is short enough, with the kinds that one chooses. */
export function LinkMaker({ data }: { data: MyData }): ReactNode {
  const [left, setLeft] = useState<readonly DataKind[]>([]);
  const [isMade, setMade] = useState(false);
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const there = DATA_KINDS.filter((kind) => countOf(data, kind) > 0);
  const chosen = there.filter((kind) => !left.includes(kind));
  const isWanted = isMade && chosen.length > 0;
  const link = isWanted ? linkTo(onlyKinds(data, chosen)) : undefined;
  const isShort = link !== undefined && link.length <= LONGEST_QR;
  const { Component: QrCode, state } = usePart(fetchQrCode, isShort);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link ?? "");
      setSaid(words.copied);
    } catch (thrown) {
      logFailure("The link could not be copied", thrown);
      setSaid(words.notCopied);
    }
  };
  return (
    <>
      <div className={styles.choices}>
        {there.map((kind) => (
          <label key={kind} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ target }) => {
                setSaid("");
                setLeft((now) => (target.checked ? now.filter((one) => one !== kind) : [...now, kind]));
              }}
            />
            {words.KINDS[kind]}
          </label>
        ))}
      </div>
      {isMade ? undefined : (
        <button type="button" className={styles.action} onClick={() => setMade(true)}>
          {words.makeLink}
        </button>
      )}
      {isMade && chosen.length === 0 && <p role="status">{words.nothingChosen}</p>}
      {isWanted && link === undefined && <p role="status">{words.tooLong(LONGEST_LINK)}</p>}
      {link !== undefined && (
        <>
          <div className={styles.ways}>
            <input
              ref={field}
              className={styles.link}
              aria-label={words.linkField}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
            <button type="button" className={styles.action} onClick={() => void copy()}>
              {words.copyLink}
            </button>
          </div>
          {isShort ? QrCode && <QrCode text={link} /> : <p className={styles.text}>{words.noQr}</p>}
          {isShort && state === "failed" && <PartFailure part={words.qr} />}
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}

function linkTo(data: MyData): string | undefined {
  return formatDataLink(location.origin + MINE_PATH, data);
}
