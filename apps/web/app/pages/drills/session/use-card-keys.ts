import { useEffect, useEffectEvent } from "react";

/** 1 to 6 choose, Enter goes on, from anywhere on the page while `isOn`; who speaks to the browser can turn it off (WCAG 2.1.4). */
export function useCardKeys(isOn: boolean, onNumber: (number: number) => void, onEnter: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    if (event.key === "Enter") onEnter();
    else if (/^[1-6]$/.test(event.key)) onNumber(Number(event.key));
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);
}

/** Fields and dialogs have their own keys, and Enter belongs to what has the focus, unless that is an answer already given. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=checkbox]), select, textarea, dialog, [role=dialog], [popover]"))
    return true;
  return key === "Enter" && target.closest("a, summary, button:not([data-answered]), input") !== null;
}
