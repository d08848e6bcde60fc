import type { DojoVerdict } from "@tactician/drills";

/** Hertz of the click of a step: higher is early, lower late. */
const PITCH: Readonly<Partial<Record<DojoVerdict, number>>> = {
  right: 880,
  close: 880,
  early: 1320,
  late: 440,
};
const WRONG = 220;
const SECONDS = 0.06;

/** A click for each step. Made by a press, as browsers want it. */
export function createTones(): (verdict: DojoVerdict) => void {
  const context = new AudioContext();
  return (verdict) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = PITCH[verdict] ?? WRONG;
    volume.gain.setValueAtTime(0.15, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + SECONDS);
  };
}
