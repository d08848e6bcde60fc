import {
  type Attack,
  type Direction,
  type DojoInput,
  type DojoLook,
  KEY_CODES,
  type PadFrame,
  type PadTable,
  readPad,
  STANDARD_KEYS,
} from "@tactician/drills";
import { connectedPads } from "../pad/use-pad.ts";
import type { Notice, Trouble } from "./words.ts";

/*
 * Reads keyboard, pads and touch as one pair of hands: who moved last. Times are those of the event or the pad, where there are
 * any, on the clock of `performance.now()`.
 */

export interface HandsOptions {
  /** The element whose keys are read. */
  readonly stage: HTMLElement;
  readonly pad: PadTable;
  readonly keys: PadTable;
  readonly onInput: (input: DojoInput) => void;
  /** Looks were lost, and why. */
  readonly onTrouble: (trouble: Trouble) => void;
  /** What is to be known about the pads, whether anything is lost or not. */
  readonly onNotice: (notice: Notice | undefined) => void;
  /** How far a time may be off, in ms. */
  readonly onJitter: (ms: number) => void;
}

/** Pads are asked so often; browsers tell of them every 4 to 16 ms. */
const LOOK_MS = 4;
/** Without one, time passes so often: keys and fingers tell of themselves. */
const TICK_MS = 16;
/** Longer between two looks, frames of a pad were lost. */
const LOST_MS = 50;
/** Whatever is read is judged so much later, because a key's event may be that old. */
const BEHIND_MS = 34;
/** Two pads within so long are two hands that play. */
const BOTH_MS = 1500;
const MEASURED = 240;

const NONE: Held = { direction: "n", down: [] };

interface Held {
  readonly direction: Direction;
  readonly down: readonly Attack[];
}

export class Hands {
  #options: HandsOptions;
  readonly #listening = new AbortController();
  readonly #pressed = new Set<number>();
  readonly #held = new Map<string, Held>();
  readonly #movedAt = new Map<string, number>();
  #source = "keys";
  #lastAt = 0;
  #lookedAt = performance.now();
  #gaps: number[] = [];
  #timer: ReturnType<typeof setTimeout>;

  constructor(options: HandsOptions) {
    this.#options = options;
    const { signal } = this.#listening;
    const { stage } = options;
    stage.addEventListener("keydown", (event) => this.#key(event, true), { signal });
    addEventListener("keyup", (event) => this.#key(event, false), { signal });
    stage.addEventListener("blur", () => this.#letGo("focus"), { signal });
    addEventListener("blur", () => this.#letGo("focus"), { signal });
    document.addEventListener("visibilitychange", () => this.#letGo("hidden"), { signal });
    addEventListener("gamepaddisconnected", ({ gamepad }) => this.#unplug(gamepad.index), { signal });
    this.#timer = setTimeout(() => this.#look(), TICK_MS);
  }

  end(): void {
    this.#listening.abort();
    clearTimeout(this.#timer);
  }

  /** Other tables; what is held stays held. */
  set(options: Pick<HandsOptions, "pad" | "keys">): void {
    this.#options = { ...this.#options, ...options };
  }

  /** What fingers hold on the screen, as the standard keys that do the same. */
  touch(held: PadFrame["buttons"], at: number): void {
    const table = { ...STANDARD_KEYS, faces: this.#options.keys.faces };
    this.#take("touch", readPad({ time: at, buttons: held, axes: [] }, table), at);
  }

  #key(event: KeyboardEvent, isDown: boolean): void {
    const button = KEY_CODES.indexOf(event.code);
    const { keys } = this.#options;
    if (!keys.buttons.some((one) => one.button === button)) return;
    if (isDown && (event.ctrlKey || event.metaKey || event.altKey)) return;
    if (isDown) event.preventDefault();
    if (isDown === this.#pressed.has(button)) return;
    if (isDown) this.#pressed.add(button);
    else this.#pressed.delete(button);
    const buttons = KEY_CODES.map((_, place) => this.#pressed.has(place));
    this.#take("keys", readPad({ time: event.timeStamp, buttons, axes: [] }, keys), event.timeStamp);
  }

  #take(source: string, { direction, attacks }: ReturnType<typeof readPad>, at: number): void {
    const held = { direction, down: [...attacks] };
    const before = this.#held.get(source) ?? NONE;
    if (before.direction === direction && before.down.join() === held.down.join()) return;
    this.#held.set(source, held);
    this.#movedAt.set(source, at);
    this.#source = source;
    this.#tell(at);
  }

  #tell(at: number): void {
    if (at < this.#lastAt - 1000) {
      this.#lose("clock", at);
      return;
    }
    this.#lastAt = Math.max(this.#lastAt, at);
    const look: DojoLook = { at: this.#lastAt, ...(this.#held.get(this.#source) ?? NONE) };
    this.#options.onInput(look);
  }

  #look(): void {
    const now = performance.now();
    const passed = now - this.#lookedAt;
    this.#lookedAt = now;
    const pads = document.hidden ? [] : connectedPads();
    this.#timer = setTimeout(() => this.#look(), pads.length > 0 ? LOOK_MS : TICK_MS);
    if (pads.length > 0) this.#measure(passed);
    if (pads.length > 0 && passed > LOST_MS && !document.hidden) this.#lose("dropped", now);
    for (const pad of pads) this.#readPad(pad, now);
    this.#sayPads(pads);
    if (now - BEHIND_MS > this.#lastAt) this.#tell(now - BEHIND_MS);
  }

  #readPad({ index, buttons, axes, timestamp }: Gamepad, now: number): void {
    const frame = { time: now, buttons: buttons.map(({ pressed }) => pressed), axes };
    // A browser may count a pad's time from elsewhere.
    const isOfClock = timestamp <= now && now - timestamp < LOST_MS;
    this.#take(`pad ${index}`, readPad(frame, this.#options.pad), isOfClock ? timestamp : now);
  }

  #measure(passed: number): void {
    this.#gaps.push(passed);
    if (this.#gaps.length < MEASURED) return;
    const sorted = this.#gaps.toSorted((a, b) => a - b);
    this.#gaps = [];
    this.#options.onJitter(sorted[Math.floor(sorted.length * 0.95)] ?? LOOK_MS);
  }

  #sayPads(pads: readonly Gamepad[]): void {
    const moved = [...this.#movedAt].filter(([source]) => source.startsWith("pad"));
    const [one = 0, other = Number.NEGATIVE_INFINITY] = moved.map(([, at]) => at).toSorted((a, b) => b - a);
    const isOdd = this.#source.startsWith("pad") && pads.some(({ mapping }) => mapping !== "standard");
    if (moved.length > 1 && one - other < BOTH_MS) this.#options.onNotice("two pads");
    else this.#options.onNotice(isOdd ? "mapping" : undefined);
  }

  #unplug(index: number): void {
    const source = `pad ${index}`;
    if (!this.#held.delete(source)) return;
    this.#movedAt.delete(source);
    if (this.#source === source) this.#lose("unplugged", performance.now());
  }

  #letGo(why: Trouble): void {
    if (why === "hidden" && !document.hidden) {
      this.#lookedAt = performance.now();
      return;
    }
    const isHeld = [...this.#held.values()].some(
      ({ direction, down }) => direction !== "n" || down.length > 0,
    );
    this.#pressed.clear();
    this.#held.clear();
    if (isHeld || why === "hidden") this.#lose(why, performance.now());
  }

  #lose(why: Trouble, at: number): void {
    this.#lastAt = at;
    this.#options.onInput({ at, does: "gap" });
    this.#options.onTrouble(why);
  }
}
