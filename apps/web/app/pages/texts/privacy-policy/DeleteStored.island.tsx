import { type ReactNode, useState } from "react";
import { logFailure } from "../../../base/log.ts";
import { deleteEverythingKept } from "../../../kept/delete-kept.ts";
import { island } from "../../../live/island.tsx";
import styles from "./DeleteStored.module.css";

type Step = "offered" | "asked" | "deleted" | "failed";

/** Deletes all that the site keeps in this browser, after asking once. */
function DeleteStored(): ReactNode {
  const [step, setStep] = useState<Step>("offered");
  const remove = () => {
    deleteEverythingKept().then(
      () => setStep("deleted"),
      (error: unknown) => {
        logFailure("Deleting what is kept failed", error);
        setStep("failed");
      },
    );
  };
  return (
    <div className={styles.place}>
      {step === "asked" ? (
        <>
          <p className={styles.question}>
            Delete your combos, your drills, your favourite moves, your settings and every kept page from this
            browser? This cannot be undone.
          </p>
          <div className={styles.buttons}>
            <button type="button" className={styles.danger} onClick={remove}>
              Yes, delete everything
            </button>
            <button type="button" className={styles.keep} onClick={() => setStep("offered")}>
              Keep it
            </button>
          </div>
        </>
      ) : (
        <button type="button" className={styles.keep} onClick={() => setStep("asked")}>
          Delete everything kept in this browser
        </button>
      )}
      <p role="status" className={styles.status}>
        {step === "deleted" &&
          "Done. This browser knows nothing of us any more. What you open from now on starts afresh."}
        {step === "failed" && "The browser refused. Its own settings (“Clear site data”) can do it."}
      </p>
    </div>
  );
}

export default island("pages/texts/privacy-policy/DeleteStored", "touch", DeleteStored);
