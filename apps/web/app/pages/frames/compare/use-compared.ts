import { useRef } from "react";
import type { AddressCodec } from "../../../base/core/address-codec.ts";
import { useAddress } from "../../../live/use-address.ts";
import { formatNamedMove } from "../../../ui/compare/core/move-text.ts";
import type { FrameView } from "../core/frame-view.ts";

/** What presses do to the two moves that are compared. */
interface Compared {
  /** A row's move: the first one, then the one beside it; the first one again lets it go. */
  readonly press: (id: string) => void;
  /** The other move, as an address names it. */
  readonly choose: (other: string) => void;
  readonly close: () => void;
}

/** Keeps in the address what is compared. The comparison is a step that the visitor can go back from. */
export function useCompared(characterId: string, codec: AddressCodec<FrameView>, view: FrameView): Compared {
  const [, write] = useAddress(codec);
  const isStep = useRef(false);
  const choose = (other: string) => {
    if (view.other === "") isStep.current = true;
    write({ ...view, other }, view.other === "");
  };
  return {
    press: (id) => {
      if (view.move === "") write({ ...view, move: id });
      else if (view.move === id) write({ ...view, move: "" });
      else choose(formatNamedMove(characterId, id));
    },
    choose,
    close: () => {
      if (view.move === "" && view.other === "") return;
      const wasStep = isStep.current && view.other !== "";
      isStep.current = false;
      if (wasStep) history.back();
      else write({ ...view, move: "", other: "" });
    },
  };
}
