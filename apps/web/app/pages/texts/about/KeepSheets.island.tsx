import { type ReactNode, useState } from "react";
import { fetchOfflineList } from "../../../base/api.ts";
import { logFailure } from "../../../base/log.ts";
import { island } from "../../../live/island.tsx";
import { useAsync } from "../../../live/use-async.ts";
import { useOnceLive } from "../../../live/use-once-live.ts";
import styles from "./KeepSheets.module.css";
import { keepSheets } from "./keep-sheets.ts";
import * as words from "./words.ts";

const LONGEST_WAIT_MS = 15_000;

type State =
  | { step: "offered" }
  | { step: "keeping"; done: number; of: number }
  | { step: "kept" }
  | { step: "failed"; why: Parameters<typeof words.failed>[0] };

/** Saves what needs no connection of all characters on this device, when the visitor asks for it. */
function KeepSheets(): ReactNode {
  const [state, setState] = useState<State>({ step: "offered" });

  const isImpossible = useOnceLive(() => !("serviceWorker" in navigator), false);
  const offered = useAsync(
    isImpossible ? undefined : "list",
    fetchOfflineList,
    "The size of the sheets is unknown",
  );

  const keep = async () => {
    try {
      const { addresses } = offered.value ?? (await fetchOfflineList());
      const show = (done: number) => setState({ step: "keeping", done, of: addresses.length });
      show(0);
      await workerReady();
      await keepSheets(addresses, show);
      setState({ step: "kept" });
    } catch (error) {
      logFailure("Keeping the sheets failed", error);
      setState({ step: "failed", why: reasonOf(error) });
    }
  };

  if (isImpossible) return <p>{words.impossible}</p>;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} disabled={state.step === "keeping"} onClick={keep}>
        {label(state, offered.value?.bytes)}
      </button>
      {state.step === "keeping" && (
        <progress
          className={styles.progress}
          max={state.of}
          value={state.done}
          aria-label={words.savedShare}
        />
      )}
      <p role="status" className={styles.status}>
        {statusWords(state)}
      </p>
    </div>
  );
}

function reasonOf(error: unknown) {
  if (error instanceof Error && error.name === "QuotaExceededError") return "full";
  return navigator.onLine ? "unknown" : "offline";
}

/** A browser that refuses the worker would let us wait for ever. */
async function workerReady(): Promise<void> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(reject, LONGEST_WAIT_MS, new Error("The worker for offline use did not start"));
  });
  await Promise.race([navigator.serviceWorker.ready, tooLong]);
}

function label({ step }: State, bytes: number | undefined): string {
  if (step === "kept") return words.saveAgain;
  return words.save(step === "offered" ? bytes : undefined);
}

function statusWords(state: State): string {
  if (state.step === "kept") return words.saved;
  if (state.step === "failed") return words.failed(state.why);
  if (state.step === "keeping") return words.saving;
  return "";
}

export default island("pages/texts/about/KeepSheets", "start", KeepSheets);
