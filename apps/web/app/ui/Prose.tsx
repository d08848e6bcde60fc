import { meaningsInProse, type NamedInput, presentMove, splitProse } from "@tactician/notation";
import { type ReactNode, use } from "react";
import { PROSE_LANGUAGE } from "../base/prose-language.ts";
import { MoveContext } from "../live/move-context.tsx";
import "./move/move.css";

interface ProseProps {
  /** The element that the text stands in, which says its language. */
  readonly as: "p" | "span" | "dd" | "li";
  readonly className?: string | undefined;
  readonly text: string;
  /** The stance that the text is about. */
  readonly stance?: string;
}

/** A text of the guide in which moves are moves: in the visitor's buttons (written.ts), and answering like those of a list. */
export function Prose({ as: Element, className, text, stance }: ProseProps): ReactNode {
  return (
    <Element className={className} lang={PROSE_LANGUAGE}>
      {splitProse(text).map((piece, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
        typeof piece === "string" ? piece : <Named key={place} input={piece} stance={stance} />,
      )}
    </Element>
  );
}

interface NamedProps {
  readonly input: NamedInput;
  readonly stance: string | undefined;
}

/** As text, which is quicker to read in a sentence than icons. Buttons alone may break a throw: they answer nothing. */
function Named({ input: { text, notation, isMove }, stance }: NamedProps): ReactNode {
  const { stances, frameData } = use(MoveContext);
  const named = (
    <span
      className="named"
      role="img"
      aria-label={presentMove(notation, stances).phrase}
      suppressHydrationWarning
    >
      {text}
    </span>
  );
  const move = isMove
    ? meaningsInProse(notation, stance).find((meaning) => Object.hasOwn(frameData, meaning))
    : undefined;
  if (move === undefined) return named;
  return (
    <button type="button" className="named-live" data-move={move} aria-haspopup="dialog">
      {named}
    </button>
  );
}
