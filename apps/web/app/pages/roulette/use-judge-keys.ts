import { useEffect } from "react";
import { useStored } from "../../live/use-stored.ts";
import type { StrategyOutcome } from "./core/roulette.ts";

const OUTCOMES: ReadonlyMap<string, StrategyOutcome> = new Map(
  Object.entries({ s: "succeeded", f: "failed" }),
);

/**
 * S and F judge a strategy from anywhere on the page, while `isListening`. They can be turned off, because who speaks to
 * the browser presses letters without meaning to (WCAG 2.1.4); the choice is remembered on this device.
 */
export function useJudgeKeys(
  isListening: boolean,
  judge: (outcome: StrategyOutcome) => void,
): { readonly isOn: boolean; readonly turn: (isOn: boolean) => void } {
  const [stored, keep] = useStored("rouletteKeys");
  const isOn = stored !== "off";

  useEffect(() => {
    if (!isOn || !isListening) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const outcome = OUTCOMES.get(event.key.toLowerCase());
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (outcome === undefined || event.repeat || hasModifier || isTyping(event.target)) return;
      event.preventDefault();
      judge(outcome);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn, isListening, judge]);

  return { isOn, turn: (next) => keep(next ? "on" : "off") };
}

/** Letters belong to fields, lists and dialogs while these have the focus. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), select, textarea, dialog, [role=dialog]") !== null
  );
}
