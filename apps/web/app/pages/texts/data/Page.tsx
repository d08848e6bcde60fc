import { OPEN_DATA_LIST_FILE, OPEN_DATA_TABLES } from "@tactician/contract";
import type { ReactNode } from "react";
import { TextPage, TextSection } from "../TextPage.tsx";
import Archive from "./Archive.island.tsx";
import styles from "./Page.module.css";

export default function DataPage(): ReactNode {
  return (
    <TextPage
      title="Open data as one archive"
      lead="Building something of it? Take it all at once: every table as CSV and JSON, one file a release."
    >
      <TextSection id="archive" title="Download">
        <Archive />
        <p>
          <a href={OPEN_DATA_LIST_FILE}>
            <code>{OPEN_DATA_LIST_FILE}</code>
          </a>{" "}
          names file, bytes and SHA-256, for your program. A site built by <code>npm start</code> has no
          archive.
        </p>
      </TextSection>
      <TextSection id="tables" title="What is in it">
        <ul className={styles.tables}>
          {OPEN_DATA_TABLES.map(({ name, what, source, licence }) => (
            <li key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              <p>{what}</p>
              <p className="small quiet">Source: {source}.</p>
              <p className="small quiet">{licence}</p>
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="files" title="Files">
        <ul>
          <li>
            Each table: <code>.csv</code>, <code>.json</code> with more, and its <code>.schema.json</code>.
          </li>
          <li>
            <code>README.md</code>: columns, units, sources and licences. <code>CITATION.cff</code>: how to
            cite it.
          </li>
          <li>
            <code>SHA256SUMS</code>: the sum of every file. The same data always gives the same archive.
          </li>
        </ul>
      </TextSection>
      <TextSection id="terms" title="Terms">
        <p>
          Please name the sources; the <a href="/credits">credits page</a> has them all. Code and schemas are
          under the MIT licence. No matches of single players are in it, and no player ids. People are named
          as sources alone.
        </p>
        <p>
          Only need one character? <a href="/developers">For developers</a> lists the addresses.
        </p>
      </TextSection>
    </TextPage>
  );
}
