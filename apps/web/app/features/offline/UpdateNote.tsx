import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { hasNewVersion, installWorkerLater, subscribeToNewVersion, switchToNewVersion } from "./worker.ts";

/** Its words and styles come with the rare moment that needs them. */
const Note = lazy(async () => ({ default: (await import("./NewVersionNote.tsx")).NewVersionNote }));

/** Prepares offline use, and says quietly when a newer version of the site is ready. */
export function UpdateNote(): ReactNode {
  const isReady = useSyncExternalStore(subscribeToNewVersion, hasNewVersion, () => false);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(installWorkerLater, []);
  return (
    <div role="status">
      {isReady && !isPutOff && (
        <Suspense>
          <Note onReload={switchToNewVersion} onLater={() => setPutOff(true)} />
        </Suspense>
      )}
    </div>
  );
}
