import {
  DOJO_TRIES,
  type DojoInput,
  type DojoLook,
  type DojoMark,
  type Exercise,
  FRAME_MS,
  formatPadTable,
  judge,
  type PadTable,
  parsePadTable,
  READY,
  STANDARD_KEYS,
} from "@tactician/drills";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useStored } from "../../../live/use-stored.ts";
import { NOTHING_YET, type Tally, withMark, withTry } from "./core/tally.ts";
import { drawGrid } from "./grid.ts";
import { Hands } from "./hands.ts";
import type { Notice, Trouble } from "./words.ts";

/** What was held in the last seconds is drawn. */
const KEPT_LOOKS = 400;
const KEPT_MARKS = 80;
/** After the last input the grid moves on for so long. */
const MOVING_MS = 4000;
/** Around a try that is shown again. */
const AROUND_MS = 400;
const SLOWER = 4;

interface Recorded {
  state: typeof READY;
  looks: DojoLook[];
  marks: DojoMark[];
  /** A try that is shown in slow motion, and since when. */
  again: { from: number; to: number; since: number } | undefined;
}

/** Pad and keys as they are kept, both for one side. */
export function useTables() {
  const [keptPad, keepPad] = useStored("drillPad");
  const [keptKeys, keepKeys] = useStored("dojoKeys");
  const pad = useMemo(() => parsePadTable(keptPad), [keptPad]);
  const keys = useMemo(
    () => ({ ...parsePadTable(keptKeys, STANDARD_KEYS), faces: pad.faces }),
    [keptKeys, pad.faces],
  );
  const setPad = (table: PadTable) => keepPad(formatPadTable(table));
  return {
    pad,
    keys,
    setPad,
    setKeys: (table: PadTable) => {
      keepKeys(formatPadTable(table));
      if (table.faces !== pad.faces) setPad({ ...pad, faces: table.faces });
    },
  };
}

interface TrainingParts {
  readonly stage: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly exercise: Exercise;
  readonly pad: PadTable;
  readonly keys: PadTable;
  readonly onMark: (mark: DojoMark) => void;
  readonly onRound: (right: number) => void;
}

/** Reads hands for an exercise, judges them and draws them. */
export function useTraining({ stage, canvas, exercise, pad, keys, onMark, onRound }: TrainingParts) {
  const recorded = useRef<Recorded>({ state: READY, looks: [], marks: [], again: undefined });
  const hands = useRef<Hands>(undefined);
  const [tally, setTally] = useState<Tally>(NOTHING_YET);
  const latest = useRef(tally);
  const [trouble, setTrouble] = useState<Trouble>();
  const [notice, setNotice] = useState<Notice>();
  const [slack, setSlack] = useState(1);
  const redraw = useRef<() => void>(() => {});

  const show = (next: Tally) => {
    latest.current = next;
    setTally(next);
  };
  const take = useEffectEvent((input: DojoInput) => {
    const kept = recorded.current;
    if (!("does" in input)) {
      const last = kept.looks.at(-1);
      if (last?.direction !== input.direction || last.down.join() !== input.down.join()) {
        kept.looks = [...kept.looks, input].slice(-KEPT_LOOKS);
        redraw.current();
      }
    }
    const { state, events } = judge(kept.state, input, exercise, slack);
    kept.state = state;
    for (const event of events) {
      if (event.does === "mark") {
        kept.marks = [...kept.marks, event.mark].slice(-KEPT_MARKS);
        show(withMark(latest.current, event.mark));
        onMark(event.mark);
        continue;
      }
      show(withTry(latest.current, event.done));
      if (event.done.isCounted) setTrouble(undefined);
      const { round } = latest.current;
      if (event.done.isCounted && round.length === DOJO_TRIES) onRound(round.filter(Boolean).length);
      redraw.current();
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: tables are set below without losing what is held
  useEffect(() => {
    if (stage.current === null) return undefined;
    const reading = new Hands({
      ...{ stage: stage.current, pad, keys },
      onInput: (input) => take(input),
      // Frames that were lost between two tries are nobody's loss.
      onTrouble: (why) => (why !== "dropped" || latest.current.last?.isCounted === false) && setTrouble(why),
      onNotice: setNotice,
      onJitter: (ms) => setSlack(Math.max(1, Math.ceil(ms / FRAME_MS))),
    });
    hands.current = reading;
    return () => reading.end();
  }, [stage]);
  useEffect(() => hands.current?.set({ pad, keys }), [pad, keys]);

  useEffect(() => {
    const place = canvas.current;
    if (place === null) return undefined;
    let request = 0;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const isMirrored = pad.faces === "left";
    const draw = () => {
      request = 0;
      const { looks, marks, again } = recorded.current;
      const now = performance.now();
      const slow = again && again.from + (now - again.since) / SLOWER;
      const isSlow = again !== undefined && slow !== undefined && slow < again.to;
      if (!isSlow) recorded.current.again = undefined;
      const to = isSlow ? slow : (again?.to ?? now);
      drawGrid(place, { looks, marks, to, isMirrored });
      const lastAt = looks.at(-1)?.at ?? 0;
      if (isSlow || (!isStill && again === undefined && now - lastAt < MOVING_MS))
        request = requestAnimationFrame(draw);
    };
    redraw.current = () => {
      if (request === 0) request = requestAnimationFrame(draw);
    };
    redraw.current();
    const watching = new ResizeObserver(() => redraw.current());
    watching.observe(place);
    return () => {
      watching.disconnect();
      cancelAnimationFrame(request);
    };
  }, [canvas, pad.faces]);

  return {
    tally,
    trouble,
    notice,
    slack,
    touch: (held: readonly boolean[], at: number) => hands.current?.touch(held, at),
    sign: () => take({ at: performance.now(), does: "sign" }),
    isReady: () => recorded.current.state.phase === "ready",
    showAgain: () => {
      const { last } = tally;
      if (last === undefined) return;
      const [from, to] = [last.from - AROUND_MS, last.to + AROUND_MS];
      recorded.current.again = { from, to, since: performance.now() };
      redraw.current();
    },
  };
}
