import {
  AFTER_PATH,
  COMBO_GENERATOR_PATH,
  DRILLS_PATH,
  FRAMES_PATH,
  NOTES_PATH,
  PRIVACY_PATH,
} from "@tactician/contract";
import { type ReactNode, useEffect, useState } from "react";
import { logFailure } from "../../base/log.ts";
import { workerOf } from "../../base/worker-jobs.ts";
import { DeleteEverything } from "../../kept/delete/DeleteEverything.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { saveFile } from "../../ui/picture/save-file.ts";
import { formatData } from "./core/data-file.ts";
import { type LinkProblem, readDataLink } from "./core/data-link.ts";
import { countOf, DATA_KINDS, type DataKind, type MyData, NO_DATA, onlyKinds } from "./core/my-data.ts";
import { LinkMaker } from "./LinkMaker.tsx";
import styles from "./Mine.module.css";
import type { MineJobs, Opened } from "./mine-worker.ts";
import { deleteKind, onMyDataChanged, readMyData, takeOver } from "./my-store.ts";
import { Preview } from "./Preview.tsx";
import * as words from "./words.ts";

const ask = workerOf<MineJobs>(
  () => new Worker(new URL("./mine-worker.ts", import.meta.url), { type: "module" }),
);

/** Where each kind is seen and used. */
const WAYS: Readonly<Record<DataKind, string>> = {
  combos: COMBO_GENERATOR_PATH,
  favourites: FRAMES_PATH,
  drills: DRILLS_PATH,
  notes: NOTES_PATH,
  matches: AFTER_PATH,
  choices: PRIVACY_PATH,
};

type Kept = Awaited<ReturnType<typeof readMyData>>;
interface Deleted {
  readonly kind: DataKind;
  readonly was: MyData;
}

/** All that is kept, by kind, and the ways to take it along; before it is read, everything else of it. */
export function MineView(): ReactNode {
  const kept = useMyData();
  const [opened, setOpened] = useState<
    Opened | { readonly problem: LinkProblem | "unreadable" } | "reading"
  >();
  const [deleted, setDeleted] = useState<Deleted>();
  const [said, setSaid] = useState("");

  useEffect(() => {
    const readLink = () => {
      const link = readDataLink(location.hash);
      if (link === undefined) return;
      if ("problem" in link) setOpened(link);
      else ask("openText", link).then(setOpened, () => setOpened({ problem: "unreadable" }));
      // A reload does not ask again, and no bookmark carries the data along.
      history.replaceState(history.state, "", location.pathname);
    };
    readLink();
    addEventListener("hashchange", readLink);
    return () => removeEventListener("hashchange", readLink);
  }, []);

  const { data = NO_DATA, trouble } = kept ?? {};

  const open = (file: File) => {
    setSaid("");
    setDeleted(undefined);
    setOpened("reading");
    ask("openFile", { file, now: Date.now() }).then(setOpened, (thrown: unknown) => {
      logFailure("A file could not be read", thrown);
      setOpened({ problem: "unreadable" });
    });
  };
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(new Blob([formatData(data)], { type: "application/json" }), `tactician-${day}.json`);
  };
  const remove = async (kind: DataKind) => {
    const was = onlyKinds(data, [kind]);
    await deleteKind(kind).then(
      () => setDeleted({ kind, was }),
      (thrown: unknown) => {
        logFailure("Nothing was deleted", thrown);
        setSaid(words.TROUBLES.blocked);
      },
    );
  };
  const undo = async ({ kind, was }: Deleted) => {
    const isBack = await takeOver(was, true);
    setDeleted(undefined);
    setSaid(isBack ? words.undone(kind) : words.takenFailed);
  };
  const take = async (theirs: MyData, withChoices: boolean) => {
    setOpened("reading");
    const isKept = await takeOver(theirs, withChoices);
    setOpened(undefined);
    setSaid(isKept ? words.taken : words.takenFailed);
  };

  return (
    <>
      {trouble !== undefined && <p role="alert">{words.TROUBLES[trouble]}</p>}
      {typeof opened === "object" && "data" in opened ? (
        <Preview
          opened={opened}
          mine={data}
          onTake={(withChoices) => void take(opened.data, withChoices)}
          onCancel={() => setOpened(undefined)}
        />
      ) : undefined}
      <ul className={styles.kinds}>
        {DATA_KINDS.map((kind) => {
          const count = countOf(data, kind);
          const { history, decks } = data;
          const isEmpty = kind === "drills" ? history.days.length + decks.length + count === 0 : count === 0;
          return (
            <li key={kind} className={styles.kind}>
              <a className="target" href={WAYS[kind]}>
                {words.KINDS[kind]}
              </a>
              <span>
                {kept && words.countWords(kind, count)}
                {kind === "drills" && !isEmpty && (
                  <span className="small quiet">{words.more(history.days.length, decks.length)}</span>
                )}
              </span>
              <button
                type="button"
                className={styles.plain}
                aria-label={words.deleteKind(kind)}
                disabled={isEmpty}
                onClick={() => void remove(kind)}
              >
                {words.del}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.said}>
        {deleted === undefined ? said : `${words.deleted(deleted.kind)} `}
        {deleted !== undefined && (
          <button type="button" className={styles.plain} onClick={() => void undo(deleted)}>
            {words.undo}
          </button>
        )}
      </p>

      <section className={styles.section}>
        <h2>{words.takeTitle}</h2>
        <p className={styles.text}>{words.aboutFile}</p>
        <div className={styles.ways}>
          <button type="button" className={styles.mainAction} disabled={kept === undefined} onClick={save}>
            {words.saveFile}
          </button>
          <FileButton
            label={words.openFile}
            disabled={kept === undefined || opened === "reading"}
            onFile={open}
          />
        </div>
        <p role="status" className={styles.said}>
          {opened === "reading" && words.reading}
          {typeof opened === "object" && "problem" in opened && words.PROBLEMS[opened.problem]}
        </p>
        <p className={styles.text}>
          {words.FILES} <a href={words.LOGS_ADDRESS}>{words.aboutLogs}</a>
        </p>
      </section>

      <section className={styles.section}>
        <h2>{words.deviceTitle}</h2>
        <p className={styles.text}>{words.aboutLink}</p>
        <LinkMaker data={data} />
      </section>

      <section className={styles.section}>
        <h2>{words.restTitle}</h2>
        <p className={styles.text}>
          {words.aboutRest}
          <a href={PRIVACY_PATH}>{words.privacy}</a>.
        </p>
        <DeleteEverything />
      </section>
    </>
  );
}

/** Read once the page lives, and anew with every change; `undefined` until then. */
function useMyData(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let isWanted = true;
    let isReading = false;
    let isStale = false;
    // A file that is taken over tells of each of its pieces: what comes while it is read is read once more, and not each time.
    const read = async () => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale && isWanted) {
        isStale = false;
        const next = await readMyData().catch((thrown: unknown) => {
          logFailure("What is kept could not be read", thrown);
        });
        if (next !== undefined && isWanted) setKept(next);
      }
      isReading = false;
    };
    const end = onMyDataChanged(() => void read());
    void read();
    return () => {
      isWanted = false;
      end();
    };
  }, []);
  return kept;
}
