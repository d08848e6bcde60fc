import type { OpenDataList } from "@tactician/contract";
import type { ReactNode } from "react";
import { fetchOpenDataList } from "../../../base/api.ts";
import { failureMessage, isMissing } from "../../../base/ask.ts";
import { island } from "../../../live/island.tsx";
import { useAsync } from "../../../live/use-async.ts";
import styles from "./Archive.module.css";
import * as words from "./words.ts";

/** Where the archive is, how large it is, and its sum: all of that is known when the archive is made, after the page. */
function Archive(): ReactNode {
  const list = useAsync("list", fetchOpenDataList);
  return (
    <div className={styles.place} role="status">
      {list.state === "ready" ? <Found list={list.value} /> : <p>{wordsOf(list)}</p>}
    </div>
  );
}

function wordsOf(list: ReturnType<typeof useAsync>): string {
  if (list.state !== "failed") return words.waiting;
  return isMissing(list.thrown) ? words.missing : failureMessage(list.thrown);
}

function Found({ list }: { list: OpenDataList }): ReactNode {
  const { version, file, bytes, sha256, tables, leftOut } = list;
  return (
    <>
      <p>
        <a href={file} download>
          {words.download(version, bytes)}
        </a>
      </p>
      <dl>
        <dt>{words.rows}</dt>
        <dd>{words.rowsOf(tables)}</dd>
        <dt>{words.sum}</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
      </dl>
      {leftOut.map(({ name, why }) => (
        <p key={name}>{words.leftOut(name, why)}</p>
      ))}
    </>
  );
}

export default island("pages/texts/data/Archive", "start", Archive);
