import { framesPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type ReactNode, useId } from "react";
import { type FrameView, formatFrameView } from "../core/frame-view.ts";
import styles from "./DayForm.module.css";

interface DayFormProps {
  readonly id: CharacterId;
  readonly name: string;
  /** What of the list is shown, and goes on being shown. */
  readonly view: FrameView;
}

/** Leads to the movelist of another day. The browser sends it by itself: before scripts have arrived too. */
export function DayForm({ id, name, view }: DayFormProps): ReactNode {
  const field = useId();
  const kept = formatFrameView({ ...view, on: "" });
  return (
    <form className={styles.form} action={framesPath(id, name)} method="get">
      {[...kept].map(([parameter, value]) => (
        <input key={`${parameter} ${value}`} type="hidden" name={parameter} value={value} />
      ))}
      <label htmlFor={field}>All moves as they were on</label>
      <input
        key={view.on}
        id={field}
        className={styles.day}
        type="date"
        name="on"
        defaultValue={view.on}
        required
      />
      <button type="submit" className={styles.show}>
        Show
      </button>
    </form>
  );
}
