import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { usePart } from "../../base/use-part.ts";
import { hasNewVersion, installWorkerLater, subscribeToNewVersion, switchToNewVersion } from "./worker.ts";

/** Its words and styles come with the rare moment that needs them. */
const fetchNote = () => import("./NewVersionNote.tsx").then(({ NewVersionNote }) => NewVersionNote);

/** Prepares offline use, and says quietly when a newer version of the site is ready. */
export function UpdateNote(): ReactNode {
  const isReady = useSyncExternalStore(subscribeToNewVersion, hasNewVersion, () => false);
  const [isPutOff, setPutOff] = useState(false);
  const { Component: Note } = usePart(fetchNote, isReady);
  useEffect(installWorkerLater, []);
  return (
    <div role="status">
      {Note !== undefined && !isPutOff && (
        <Note onReload={switchToNewVersion} onLater={() => setPutOff(true)} />
      )}
    </div>
  );
}
