import type { MovePage } from "@tactician/contract";
import { type ReactNode, useState } from "react";
import { textIn } from "../../base/core/address-codec.ts";
import { formatQuery, parseQuery } from "../../base/core/query.ts";
import { island } from "../../live/island.tsx";
import { useSearch, writeAddress } from "../../live/own-address.ts";
import { usePart } from "../../live/use-part.ts";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import styles from "./MovePage.module.css";
import * as words from "./words.ts";

const fetchDialog = () => import("../../ui/compare/CompareDialog.tsx").then((module) => module.CompareDialog);

/** The move of the address that stands beside this one: `?with=king:df+2`. */
const OTHER = "with";
/** A little more than any move takes, so that what is too long is said to be nobody's move. */
const LONGEST_OTHER = 150;

/** Puts another move beside the one of this page. */
function CompareWith({ page: { character, move } }: { page: MovePage }): ReactNode {
  const { id } = move;
  const parameters = parseQuery(useSearch());
  const other = textIn(parameters, OTHER, LONGEST_OTHER);
  const [isChoosing, choose] = useState(false);
  const isOpen = other !== "" || isChoosing;
  const { Component, state, load } = usePart(fetchDialog, isOpen);
  const show = (chosen: string) => {
    if (chosen === "") parameters.delete(OTHER);
    else parameters.set(OTHER, chosen);
    writeAddress({ search: formatQuery(parameters) });
    choose(false);
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.compare} script-only`}
        onPointerEnter={load}
        onClick={() => choose(true)}
      >
        {words.compare}
      </button>
      {isOpen && state === "failed" ? <PartFailure part={words.comparison} /> : undefined}
      {isOpen && Component !== undefined ? (
        <Component characterId={character} move={id} other={other} onOther={show} onClose={() => show("")} />
      ) : undefined}
    </>
  );
}

export default island("pages/move/CompareWith", "start", CompareWith);
