import { DRILL_KINDS, type DrillKind } from "@tactician/drills";
import { DRILL_SUBSETS, type DrillSubset } from "../../../kept/core/drill-settings.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { LabelledSelect } from "../../../ui/LabelledSelect.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { KIND_WORDS } from "../core/drill-words.ts";
import styles from "./LearnSettings.module.css";

const SUBSET_WORDS: Readonly<Record<DrillSubset, string>> = {
  everything: "Everything",
  launches: "Only what I can launch",
  favourites: "Only my favourite moves",
  failed: "What I failed in the last 30 days",
};

const NEW_PER_DAY: readonly number[] = [0, 5, 10, 20, 30, 50, 100];

/** What somebody wants to learn, how much of it is new each day, and how cards are played. */
export function LearnSettings({ drills: { store, kept } }: { drills: Drills }) {
  const { kinds, subset, newPerDay, isCalm, hasKeys } = kept.settings;
  const offered = NEW_PER_DAY.includes(newPerDay) ? NEW_PER_DAY : [...NEW_PER_DAY, newPerDay];
  const turn = (kind: DrillKind, isOn: boolean) =>
    store.set({ kinds: DRILL_KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one))) });
  return (
    <div className={styles.settings}>
      <fieldset className={styles.kinds}>
        <legend>Kinds of cards</legend>
        {DRILL_KINDS.map((kind) => {
          const isOn = kinds.includes(kind);
          return (
            <label key={kind} className={styles.kind}>
              <input
                type="checkbox"
                checked={isOn}
                // The last one stays: a deck without cards is none.
                disabled={isOn && kinds.length === 1}
                onChange={({ target }) => turn(kind, target.checked)}
              />
              {KIND_WORDS[kind]}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.choices}>
        <LabelledSelect
          className={styles.choice}
          label="Of these"
          value={subset}
          options={DRILL_SUBSETS.map((one) => [one, SUBSET_WORDS[one]])}
          onChoose={(chosen) => chosen !== undefined && store.set({ subset: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label="New cards a day"
          value={newPerDay}
          options={offered.map((one) => [one, String(one)])}
          onChoose={(chosen) => chosen !== undefined && store.set({ newPerDay: chosen })}
        />
      </div>
      <Switch
        label="Throws without the clock"
        hint="Take your time to break them"
        checked={isCalm}
        onChange={({ target }) => store.set({ isCalm: target.checked })}
      />
      <Switch
        label="Keys 1 to 6 and Enter"
        hint="Answer and go on from the keyboard"
        checked={hasKeys}
        onChange={({ target }) => store.set({ hasKeys: target.checked })}
      />
    </div>
  );
}
