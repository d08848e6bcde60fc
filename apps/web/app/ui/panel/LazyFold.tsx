import type { ComponentType, ReactNode } from "react";
import { usePart } from "../../live/use-part.ts";
import * as words from "../words.ts";
import { Fold } from "./Panel.tsx";

interface LazyFoldProps<Props> {
  readonly id: string;
  readonly title: string;
  readonly fetchPart: () => Promise<ComponentType<Props>>;
  readonly with: Props;
}

/** A folded section whose code comes when it is opened. */
export function LazyFold<Props extends object>(props: LazyFoldProps<Props>): ReactNode {
  const { id, title, fetchPart, with: given } = props;
  const { Component, state, load } = usePart(fetchPart);
  return (
    <Fold id={id} title={title} onOpen={load}>
      {Component === undefined ? (
        <p role="status">{state === "failed" ? words.foldFailed : words.loading}</p>
      ) : (
        <Component {...given} />
      )}
    </Fold>
  );
}
