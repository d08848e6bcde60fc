import { Children, type ReactNode } from "react";
import { useSteps } from "./use-steps.ts";

/** Its children, built one after the other, a frame for each. */
export function InSteps({ children }: { children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  return parts.slice(0, useSteps(parts.length));
}
