import { changesOfPath, framesPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type ReactNode, useId } from "react";
import { usePart } from "../../../live/use-part.ts";
import characterPage from "../../../ui/character-page.module.css";
import { Fold } from "../../../ui/panel/Panel.tsx";
import { type FrameView, formatFrameView } from "../core/frame-view.ts";
import * as words from "../words.ts";
import styles from "./WhatChanged.module.css";

export const WHAT_CHANGED_ID = "what-changed";

/** Its code and the changes come when it is opened. */
const fetchChangesPart = () => import("./OwnChanges.tsx").then(({ OwnChanges }) => OwnChanges);

interface WhatChangedProps {
  readonly id: CharacterId;
  readonly name: string;
  /** What of the list is shown, and goes on being shown. */
  readonly view: FrameView;
}

/** What patches changed of a character, folded away, and the way to the movelist of any day. */
export function WhatChanged({ id, name, view }: WhatChangedProps): ReactNode {
  const { Component, state, load } = usePart(fetchChangesPart);
  return (
    <div className="screen-only">
      <Fold id={WHAT_CHANGED_ID} title={words.whatChanged} onOpen={load}>
        <DayForm id={id} name={name} view={view} />
        <p className={`${characterPage.ways} flush`}>
          <a className={characterPage.way} href={changesOfPath(id)}>
            {words.allChanges(name)}
          </a>
        </p>
        {Component === undefined ? (
          <p className={styles.note} role="status">
            {state === "failed" ? words.partFailed : words.loadingChanges}
          </p>
        ) : (
          <Component id={id} name={name} />
        )}
      </Fold>
    </div>
  );
}

/** Leads to the movelist of another day. The browser sends it by itself: before scripts have arrived too. */
function DayForm({ id, name, view }: WhatChangedProps): ReactNode {
  const field = useId();
  const { on } = view;
  const kept = formatFrameView({ ...view, on: "" });
  return (
    <form className={styles.form} action={framesPath(id, name)} method="get">
      {[...kept].map(([parameter, value]) => (
        <input key={`${parameter} ${value}`} type="hidden" name={parameter} value={value} />
      ))}
      <label htmlFor={field}>{words.allMovesOnDay}</label>
      <input key={on} id={field} className={styles.day} type="date" name="on" defaultValue={on} required />
      <button type="submit" className={styles.show}>
        {words.show}
      </button>
    </form>
  );
}
