import type { DojoInput, DojoStep, Exercise } from "@tactician/drills";
import type { Random } from "@tactician/game/random";

/*
 * Hands that are made up: they do an exercise as its steps say, with one planted mistake or none, and a pad that is polled. Nothing
 * of the judge is used: what is planted is the truth.
 */

const FRAME = 1000 / 60;

export const PLANTS = [
  "clean",
  "early",
  "late",
  "direction",
  "neutral",
  "extra button",
  "extra direction",
  "apart",
] as const;
export type Plant = (typeof PLANTS)[number];

export interface Played {
  readonly inputs: readonly DojoInput[];
  /** The step with the mistake, and its frames where it is one of time. */
  readonly step: number;
  readonly frames: number;
}

/** What hands hold, and from when. */
interface Held {
  at: number;
  direction: string;
  down: string[];
}

const OPPOSITE: Readonly<Record<string, string>> = {
  f: "b",
  b: "f",
  d: "u",
  u: "d",
  df: "ub",
  db: "uf",
  uf: "db",
  ub: "df",
  n: "u",
};

/** One try; nothing where the mistake cannot be made in this exercise, or could not be told from another. `poll` in ms. */
export function playExercise(
  { steps }: Exercise,
  plant: Plant,
  chance: Random,
  poll: number,
): Played | undefined {
  const places = steps.map((_, place) => place).filter((place) => fits(steps, place, plant));
  const at = plant === "clean" ? -1 : places[Math.floor(chance() * places.length)];
  if (at === undefined) return undefined;
  const frames = 1 + Math.floor(chance() * 5);
  const hands: Held[] = [{ at: 0, direction: "n", down: [] }];
  let time = 900 + chance() * 300;
  let direction = "n";
  const signAt = steps[0]?.counts === "sign" ? time : undefined;
  const hold = (to: string, down: readonly string[]) => {
    direction = to;
    hands.push({ at: time, direction: to, down: [...down] });
  };
  const wait = (least: number, most = least) => {
    time += (least + chance() * (most - least)) * FRAME;
  };
  let pressedAt = time;
  let heldAtPress = "";
  for (const [place, step] of steps.entries()) {
    const isHere = place === at;
    const way = step.stick.map((choice) => choice[Math.floor(chance() * choice.length)] ?? "n");
    const lastWay = way.length - 1;
    const isEarlyStick = isHere && plant === "early" && step.counts !== "sign";
    const wrongPart = isHere && plant === "direction" ? wrongPlace(step, chance) : -1;
    const lostPart = isHere && plant === "neutral" ? step.stick.findIndex((one) => one.join() === "n") : -1;
    // A direction that is held already would be the first of the way, and one that comes next would be the missing one.
    const isMixed = plant === "neutral" || plant === "direction" || plant === "extra direction";
    if (isHere && plant === "extra direction" && step.stick.some((one) => one.length > 1)) return undefined;
    const comes = steps[place + 1]?.stick[0]?.join() ?? "";
    if (isHere && isMixed && (way[0] === direction || way[0] === heldAtPress || comes === way[lastWay]))
      return undefined;
    const extraPart = isHere && plant === "extra direction" ? 1 + Math.floor(chance() * lastWay) : -1;
    for (const [part, wanted] of way.entries()) {
      if (part === lostPart) continue;
      if (isEarlyStick && part === lastWay) continue;
      if (part === extraPart) {
        hold(strange(way[part - 1], wanted), []);
        wait(2, 4);
      }
      const to = part === wrongPart ? (OPPOSITE[wanted] ?? "u") : wanted;
      if (to !== direction) hold(to, []);
      if (part < lastWay || step.counts !== "direction") wait(3, 6);
    }
    if (step.attacks.length === 0) {
      wait(3, 5);
      continue;
    }
    if (step.counts === "press" && isHere && plant === "late")
      time = pressedAt + ((step.latest ?? 0) + frames) * FRAME;
    else if (step.counts === "press") {
      const room = Math.max(0, pressedAt + (step.latest ?? 0) * FRAME - time);
      if (place > 0 && room > 0)
        time = Math.min(pressedAt + Math.max(6 * FRAME, time - pressedAt), time + room);
    } else if (step.counts === "direction" && isHere && plant === "late") wait(frames);
    else if (signAt !== undefined) time = signAt + afterSign(step, isHere ? plant : "clean", frames) * FRAME;
    const attacks = [...step.attacks];
    if (isHere && plant === "extra button")
      attacks.push((["1", "2", "3", "4"] as const).find((one) => !attacks.includes(one)) ?? "1");
    if (isHere && plant === "apart") {
      hold(direction, attacks.slice(0, 1));
      wait(6, 10);
    }
    hold(direction, attacks);
    pressedAt = time;
    heldAtPress = direction;
    if (isEarlyStick) {
      wait(frames);
      hold(way[lastWay] ?? "n", attacks);
    }
    wait(2, 3);
    hold(direction, []);
    const next = steps[place + 1];
    wait(next?.isQuick === true ? 2 : 3, next?.isQuick === true ? 3 : 5);
    if (
      next !== undefined &&
      (next.stick.length === 0 || next.stick[0]?.includes("n") || next.stick[0]?.includes(direction as never))
    )
      hold("n", []);
    if (next?.isLink) wait(8, 20);
  }
  if (direction !== "n") {
    wait(3);
    hold("n", []);
  }
  return { inputs: polled(hands, signAt, poll, time + 2500), step: at, frames };
}

/** Frames from the sign to the press: in good time, or as planted. */
function afterSign({ latest = 0 }: DojoStep, plant: Plant, frames: number): number {
  if (plant === "early") return -frames;
  return plant === "late" ? latest + frames : 8;
}

function fits(steps: readonly DojoStep[], place: number, plant: Plant): boolean {
  const step = steps[place];
  if (step === undefined) return false;
  const { stick, attacks, counts } = step;
  const isPressed = attacks.length > 0;
  if (plant === "early") return counts === "sign" || (counts === "direction" && stick.length > 1);
  if (plant === "late") return counts !== undefined;
  if (plant === "extra button") return isPressed && attacks.length < 4 && counts !== "sign";
  if (plant === "apart") return attacks.length > 1;
  if (!isPressed && steps.length > 1) return false;
  // A movement begins with its first direction: with another one none has begun.
  if (plant === "direction") return stick.slice(isPressed ? 0 : 1).some(isOneWay);
  if (plant === "extra direction") return stick.length > 2;
  if (plant === "neutral") {
    const part = stick.findIndex((one) => one.join() === "n");
    // At the very end of a movement the stick that is let go cannot be told from one that was lost.
    return (
      part > 0 && stick[part - 1]?.length === 1 && part < stick.length - 1 && (isPressed || stick.length > 3)
    );
  }
  return true;
}

function wrongPlace({ stick, attacks }: DojoStep, chance: Random): number {
  const first = attacks.length > 0 ? 0 : 1;
  const parts = stick.map((_, part) => part).filter((part) => part >= first && isOneWay(stick[part] ?? []));
  return parts[Math.floor(chance() * parts.length)] ?? 0;
}

/** One direction, and not neutral: another in its place is a mistake. */
function isOneWay(one: readonly string[]): boolean {
  return one.length === 1 && one[0] !== "n";
}

/** A direction that is not on the way from one to another. */
function strange(from = "n", to = "n"): string {
  const letters = `${from}${to}`;
  if (!letters.includes("u")) return letters.includes("f") ? "ub" : "uf";
  return letters.includes("f") ? "db" : "df";
}

/** The page looks at a pad again and again, and sees what is held then. */
function polled(
  hands: readonly Held[],
  signAt: number | undefined,
  poll: number,
  until: number,
): DojoInput[] {
  const inputs: DojoInput[] = [];
  let next = 0;
  let isSigned = signAt === undefined;
  let now = hands[0] ?? { at: 0, direction: "n", down: [] };
  for (let at = 0; at < until; at += poll) {
    if (!isSigned && signAt !== undefined && at >= signAt) {
      inputs.push({ at: signAt, does: "sign" });
      isSigned = true;
    }
    while (hands[next] !== undefined && (hands[next]?.at ?? 0) <= at) {
      now = hands[next] ?? now;
      next += 1;
    }
    inputs.push({ at, direction: now.direction, down: now.down } as DojoInput);
  }
  return inputs;
}
