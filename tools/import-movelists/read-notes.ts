import * as crouching from "./notes/crouching-notes.ts";
import * as damage from "./notes/damage-notes.ts";
import { LINK_NOTES } from "./notes/link-notes.ts";
import { applyFirst, NoteFacts, type NoteTopic } from "./notes/note-facts.ts";
import { PROPERTY_NOTES } from "./notes/property-notes.ts";
import * as states from "./notes/state-notes.ts";
import * as timing from "./notes/timing-notes.ts";
import { TRANSITION_NOTES } from "./notes/transition-notes.ts";
import { listItems } from "./source-row.ts";

const NOTE_TOPICS: readonly NoteTopic[] = [
  states.WHIFF_NOTES,
  crouching.CROUCHED_BLOCK_NOTES,
  crouching.CROUCHING_NOTES,
  damage.HEAT_DASH_NOTES,
  damage.CHIP_NOTES,
  damage.SELF_DAMAGE_NOTES,
  damage.DAMAGE_NOTES,
  states.THROW_BREAK_NOTES,
  LINK_NOTES,
  timing.DELAY_NOTES,
  timing.INPUT_NOTES,
  timing.EFFECTIVE_STARTUP_NOTES,
  states.REQUIREMENT_NOTES,
  PROPERTY_NOTES,
  TRANSITION_NOTES,
  timing.AVAILABILITY_NOTES,
  states.POSTURE_NOTES,
  states.ATTACKER_NOTES,
  states.COMMAND_NOTES,
];

interface NoteLine {
  readonly text: string;
  readonly topic?: string;
  readonly isRead: boolean;
  /** Not modelled, but uses words of this topic. */
  readonly near?: string;
}

/** Reads a notes field line by line. Every line is read, unread (of a topic) or not modelled. */
export function readNotes(source: string): { facts: NoteFacts; lines: NoteLine[] } {
  const facts = new NoteFacts();
  const lines = noteLines(source).map((text) => {
    const count = facts.transitions.length;
    const line = readLine(facts, text);
    facts.transitionsBefore = facts.transitions.slice(count);
    return line;
  });
  return { facts, lines };
}

/** The lines of a note; two sentences on one line count as two. */
export function noteLines(source: string): string[] {
  return listItems(source)
    .flatMap((line) => line.split(/\.\s+(?=[A-Z])/))
    .map((line) => line.replace(/[.,;]+$/, "").trim())
    .filter((line) => line !== "");
}

function readLine(facts: NoteFacts, text: string): NoteLine {
  const read = NOTE_TOPICS.find(({ rows }) => applyFirst(rows, facts, text) !== undefined);
  if (read !== undefined) return { text, topic: read.id, isRead: true };
  const topic = NOTE_TOPICS.find((candidate) => candidate.concerns.test(text));
  if (topic === undefined) return { text, isRead: false };
  if (topic.outside.some((pattern) => pattern.test(text))) return { text, isRead: false, near: topic.id };
  return { text, topic: topic.id, isRead: false };
}
