import { type ReactNode, useState } from "react";
import { logFailure } from "../../base/log.ts";
import styles from "./DeleteEverything.module.css";
import { deleteEverythingKept } from "./delete-kept.ts";
import * as words from "./words.ts";

type Step = "offered" | "asked" | "deleted" | "failed";

/** Deletes all that the site keeps in this browser, after asking once. */
export function DeleteEverything(): ReactNode {
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
          <p>
            <strong>{words.question}</strong>
          </p>
          <div className={styles.buttons}>
            <button type="button" className={styles.danger} onClick={remove}>
              {words.yes}
            </button>
            <button type="button" className={styles.keep} onClick={() => setStep("offered")}>
              {words.no}
            </button>
          </div>
        </>
      ) : (
        <button type="button" className={styles.keep} onClick={() => setStep("asked")}>
          {words.deleteEverything}
        </button>
      )}
      <p role="status" className={styles.status}>
        {step === "deleted" && words.done}
        {step === "failed" && words.refused}
      </p>
    </div>
  );
}
