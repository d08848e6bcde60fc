import type { Character } from "@tactician/contract";
import { listWords } from "../../../base/core/list-words.ts";

type Pressure = Character["pressure"][number];
type Reply = Pressure["follow"][number]["beats"][number];

const REPLIES: Readonly<Record<Reply, string>> = {
  jab: "jabs",
  press: "slower buttons",
  block: "guard",
  duck: "ducking",
  "step left": "a step to their left",
  "step right": "a step to their right",
  backdash: "a backdash",
  "power crush": "armour",
  throw: "throws",
};

/** What a follow-up beats: `["jab", "step left", "step right"]` -> `Beats jabs and any sidestep`. */
export function beatsWords(beats: readonly Reply[]): string {
  const both = beats.includes("step left") && beats.includes("step right");
  const words = beats.flatMap((reply) => {
    if (!both || !reply.startsWith("step")) return [REPLIES[reply]];
    return reply === "step left" ? ["any sidestep"] : [];
  });
  return `Beats ${listWords(words)}`;
}

/** What a trap's hit does to who presses a button: 10 frames are the fastest that anybody has. */
export function trapWords({ hit, catches }: Character["traps"][number]): string {
  return catches <= 10
    ? `Hit ${hit} catches every button`
    : `Hit ${hit} catches buttons of ${catches} frames or more`;
}
