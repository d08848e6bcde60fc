import type { ReactNode } from "react";
import { usePart } from "../../../live/use-part.ts";
import { PartFailure } from "../../../ui/PartFailure.tsx";
import type { CompareProps } from "./Compare.tsx";

const fetchCompare = () => import("./Compare.tsx").then((module) => module.Compare);

/** `Compare`, whose code comes with the first move that is chosen. */
export function LazyCompare(props: CompareProps): ReactNode {
  const isAsked = props.move !== "" || props.other !== "";
  const { Component, state } = usePart(fetchCompare, isAsked);
  if (!isAsked) return undefined;
  if (state === "failed") return <PartFailure part="The comparison" />;
  return Component && <Component {...props} />;
}
