import { DRILL_KINDS, type DrillKind } from "@tactician/drills";
import { DRILL_SUBSETS } from "../../../kept/core/drill-settings.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { LabelledSelect } from "../../../ui/LabelledSelect.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import styles from "./LearnSettings.module.css";
import * as words from "./words.ts";

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
        <legend>{words.kinds}</legend>
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
              {words.KINDS[kind]}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.choices}>
        <LabelledSelect
          className={styles.choice}
          label={words.subset}
          value={subset}
          options={DRILL_SUBSETS.map((one) => [one, words.SUBSETS[one]])}
          onChoose={(chosen) => chosen !== undefined && store.set({ subset: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label={words.newPerDay}
          value={newPerDay}
          options={offered.map((one) => [one, String(one)])}
          onChoose={(chosen) => chosen !== undefined && store.set({ newPerDay: chosen })}
        />
      </div>
      <Switch
        label={words.calmThrows}
        hint={words.calmThrowsHint}
        checked={isCalm}
        onChange={({ target }) => store.set({ isCalm: target.checked })}
      />
      <Switch
        label={words.keys}
        hint={words.keysHint}
        checked={hasKeys}
        onChange={({ target }) => store.set({ hasKeys: target.checked })}
      />
    </div>
  );
}
