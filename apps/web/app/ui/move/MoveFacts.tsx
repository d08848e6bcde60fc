import { Popover } from "@base-ui/react/popover";
import type { FrameFacts } from "@tactician/contract";
import { movelistName, publicMoveId, wikiMoveAddress } from "@tactician/game";
import { presentMove } from "@tactician/notation";
import { type KeyboardEvent, type ReactNode, use, useEffect, useRef, useState } from "react";
import { factsRows } from "./facts-rows.ts";
import { MoveInputs } from "./Move.tsx";
import styles from "./MoveFacts.module.css";
import { MoveContext } from "./move-context.ts";
import { edgeBand, phoneEdge } from "./phone-edge.ts";
import { propertyLabels } from "./property-labels.ts";

export interface MoveFactsProps {
  /** The move that is asked about; `undefined` = nothing is shown. */
  readonly anchor: HTMLElement | undefined;
  readonly takesFocus: boolean;
  readonly factsOf: (move: HTMLElement) => readonly FrameFacts[];
  /** Whether a press outside is one that opens another move, which is not a wish to close. */
  readonly isOwnPress: (target: EventTarget | null) => boolean;
  readonly onClose: () => void;
  /** Closes and brings the focus back to the move. */
  readonly onCloseToAnchor: () => void;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

const POPUP_ID = "move-facts";
const MARGIN = 8;
/** Narrower than the layout's `sm`, as in MoveFacts.module.css. */
const PHONE = "(max-width: 599.98px)";

/** The popover with a move's frame data, beside or below the move; on a phone docked to the edge that leaves it visible. */
export function MoveFacts(props: MoveFactsProps): ReactNode {
  const { anchor, isOwnPress, onClose, onCloseToAnchor } = props;
  const popup = useRef<HTMLDivElement>(null);
  const last = useLast(anchor);
  useExpanded(anchor);
  useCloseWhenGone(anchor, onClose);
  useFocusInside(props, popup);

  return (
    <Popover.Root
      open={anchor !== undefined}
      onOpenChange={(isOpen, { reason, event }) => {
        if (isOpen || (reason === "outside-press" && isOwnPress(event.target))) return;
        if (reason === "focus-out") return;
        if (popup.current?.contains(document.activeElement)) onCloseToAnchor();
        else onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          {...placeFor(last)}
          className={styles.positioner}
          positionMethod="fixed"
          sideOffset={MARGIN}
          collisionPadding={MARGIN}
        >
          <Popover.Popup
            ref={popup}
            id={POPUP_ID}
            className={styles.popup}
            initialFocus={false}
            finalFocus={false}
            onPointerEnter={props.onStay}
            onPointerLeave={props.onLeave}
            onKeyDown={(event) => moveOnWithTab(event, onCloseToAnchor)}
          >
            {last === undefined ? undefined : <Content anchor={last} factsOf={props.factsOf} />}
            <button type="button" className={styles.close} onClick={onCloseToAnchor}>
              Close
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Content({
  anchor,
  factsOf,
}: {
  anchor: HTMLElement;
  factsOf: MoveFactsProps["factsOf"];
}): ReactNode {
  const { stances } = use(MoveContext);
  const notation = anchor.dataset.move ?? "";
  const moves = factsOf(anchor);
  const { character } = anchor.closest<HTMLElement>("[data-character]")?.dataset ?? {};
  return (
    <>
      <Popover.Title className={styles.title}>
        Frame data<span className="visually-hidden"> of {presentMove(notation, stances).phrase}</span>
      </Popover.Title>
      {moves.map((facts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a string may perform the same move twice, in a fixed order
        <Facts key={index} facts={facts} characterId={character} />
      ))}
    </>
  );
}

function Facts({ facts, characterId }: { facts: FrameFacts; characterId: string | undefined }): ReactNode {
  const properties = propertyLabels(facts);
  return (
    <section className={styles.facts}>
      <h3 className={styles.name}>
        {facts.name === undefined ? undefined : <span>{facts.name}</span>}
        <MoveInputs notation={facts.command} />
      </h3>
      <dl>
        {factsRows(facts).map(({ label, value, meaning, tone }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <span className={styles[tone]}>{value}</span>
              {meaning === undefined ? undefined : <span className={styles.meaning}> {meaning}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {properties.length === 0 ? undefined : (
        <ul className={styles.properties} aria-label="Properties">
          {properties.map((property) => (
            <li key={property}>{property}</li>
          ))}
        </ul>
      )}
      {facts.id === undefined || characterId === undefined ? undefined : (
        <a
          className={styles.wiki}
          href={wikiMoveAddress(characterId, publicMoveId(movelistName(characterId), facts.id))}
          target="_blank"
          rel="noopener noreferrer"
        >
          Video and notes on the community wiki
          <span className="visually-hidden"> about {facts.name ?? facts.command}</span>
        </a>
      )}
    </section>
  );
}

/** While it closes, the popover still shows what it showed. */
function useLast(anchor: HTMLElement | undefined): HTMLElement | undefined {
  const [last, setLast] = useState(anchor);
  if (anchor !== undefined && anchor !== last) setLast(anchor);
  return anchor ?? last;
}

/** Tells assistive technology which move the popover belongs to. Moves themselves never render again. */
function useExpanded(anchor: HTMLElement | undefined): void {
  useEffect(() => {
    anchor?.setAttribute("aria-expanded", "true");
    anchor?.setAttribute("aria-controls", POPUP_ID);
    return () => {
      anchor?.removeAttribute("aria-expanded");
      anchor?.removeAttribute("aria-controls");
    };
  }, [anchor]);
}

function useCloseWhenGone(anchor: HTMLElement | undefined, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (anchor === undefined) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) close.current();
    });
    observer.observe(anchor);
    return () => observer.disconnect();
  }, [anchor]);
}

function useFocusInside(
  { anchor, takesFocus }: MoveFactsProps,
  popup: { readonly current: HTMLElement | null },
): void {
  useEffect(() => {
    if (anchor === undefined || !takesFocus) return;
    // The positioner places the popup after this effect: focusing it before would scroll the page to its top.
    const frame = requestAnimationFrame(() => popup.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [anchor, takesFocus, popup]);
}

/** Behind its last stop Tab goes on from the move in the sheet, not to the end of the page where the popup is in the document. */
function moveOnWithTab(
  { key, shiftKey, target, currentTarget }: KeyboardEvent,
  backToAnchor: () => void,
): void {
  if (key !== "Tab") return;
  const stops = [...currentTarget.querySelectorAll("a, button")];
  const isLeaving = shiftKey ? target === currentTarget || target === stops[0] : target === stops.at(-1);
  if (isLeaving) backToAnchor();
}

/** Beside the move where there is room for both, at an edge of a phone's window where there is not. */
function placeFor(
  move: HTMLElement | undefined,
): Pick<Popover.Positioner.Props, "anchor" | "side" | "align"> {
  if (move === undefined || !window.matchMedia(PHONE).matches) {
    return { anchor: move ?? null, side: "bottom", align: "start" };
  }
  const edge = phoneEdge(move.getBoundingClientRect(), window.innerHeight);
  const band = () => DOMRect.fromRect(edgeBand(edge, window.innerWidth, window.innerHeight));
  return {
    anchor: { getBoundingClientRect: band },
    side: edge === "bottom" ? "top" : "bottom",
    align: "center",
  };
}
