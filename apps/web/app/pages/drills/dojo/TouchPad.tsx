import { ATTACKS, buttonsFor, type PadAction, STANDARD_KEYS } from "@tactician/drills";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import styles from "./TouchPad.module.css";

/** So far from the middle of the stick it is let go, of half its width. */
const REST = 0.28;
/** Near the line between two attacks both are pressed, of the pad's width. */
const BOTH = 0.1;

/**
 * A stick of eight ways and four buttons for two thumbs. Each finger holds what lies under it; a thumb between two holds both. What
 * they hold is told as the standard keys that do the same.
 */
export function TouchPad({ onHold }: { onHold: (held: readonly boolean[], at: number) => void }): ReactNode {
  const fingers = useRef(new Map<number, readonly PadAction[]>());
  const tell = (at: number) => {
    const held: boolean[] = [];
    for (const does of [...fingers.current.values()].flat()) {
      const [button] = buttonsFor(STANDARD_KEYS, does);
      if (button !== undefined) held[button] = true;
    }
    onHold(held, at);
  };
  const follow = (read: (x: number, y: number) => readonly PadAction[]) => {
    const take = (event: PointerEvent<HTMLElement>) => {
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const place = read((event.clientX - left) / width, (event.clientY - top) / height);
      fingers.current.set(event.pointerId, place);
      tell(event.timeStamp);
    };
    const letGo = (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
      tell(event.timeStamp);
    };
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (fingers.current.has(event.pointerId)) take(event);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    };
  };
  // Whoever cannot see it has keys or a pad.
  return (
    <div className={styles.pad} aria-hidden="true">
      <div className={styles.stick} {...follow(stickAt)}>
        <span className={styles.middle} />
      </div>
      <div className={styles.attacks} {...follow(attacksAt)}>
        {ATTACKS.map((attack) => (
          <span key={attack} className={styles.attack}>
            <MoveInputs notation={attack} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Eight ways of the same width: each is held as far as half of one to its sides. */
function stickAt(x: number, y: number): PadAction[] {
  const [across, down] = [2 * x - 1, 2 * y - 1];
  const reach = Math.hypot(across, down);
  if (reach < REST) return [];
  const least = reach * Math.sin(Math.PI / 8);
  const ways = { right: across, left: -across, down, up: -down };
  return (["right", "left", "down", "up"] as const).filter((way) => ways[way] > least);
}

function attacksAt(x: number, y: number): PadAction[] {
  const isOn = (half: number, at: number) => (half === 0 ? at < 0.5 + BOTH : at > 0.5 - BOTH);
  const held = ATTACKS.filter((_, place) => isOn(place % 2, x) && isOn(Math.floor(place / 2), y));
  return held.map((attack) => [attack]);
}
