import { type FormEvent, type ReactNode, useId, useState } from "react";
import { readId } from "../player/core/read-id.ts";
import styles from "./IdForm.module.css";

interface IdFormProps {
  /** Where the id is sent before scripts have arrived, and the parameter that it is there. */
  readonly action: string;
  readonly name?: string;
  readonly label: string;
  readonly button: string;
  /** Explains the field; read out with it. */
  readonly hint?: ReactNode;
  readonly initial?: string;
  readonly afterwards: "clear" | "keep";
  /** Nothing where the field was empty. */
  readonly onSend: (id: string | undefined) => void;
  readonly children?: ReactNode;
}

/** A field for a player's id with its button. Before scripts have arrived it sends the id in the address. */
export function IdForm(props: IdFormProps): ReactNode {
  const { action, name = "id", label, button, hint, initial = "", afterwards, onSend, children } = props;
  const id = useId();
  const [typed, setTyped] = useState(initial);

  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(readId(typed));
    if (afterwards === "clear") setTyped("");
  };

  return (
    <form className={styles.form} action={action} method="get" onSubmit={send}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.field}
        name={name}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder="3abc-defg-hijk"
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.buttons}>
        <button type="submit" className={styles.main}>
          {button}
        </button>
        {children}
      </div>
      {hint === undefined ? undefined : (
        <div id={`${id}hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </form>
  );
}
