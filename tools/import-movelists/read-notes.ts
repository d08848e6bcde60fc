import { CROUCHED_BLOCK_NOTES, CROUCHING_NOTES } from "./notes/crouching-notes.ts";
import { CHIP_NOTES, DAMAGE_NOTES, HEAT_DASH_NOTES, SELF_DAMAGE_NOTES } from "./notes/damage-notes.ts";
import { LINK_NOTES } from "./notes/link-notes.ts";
import { applyFirst, NoteFacts, type NoteTopic } from "./notes/note-facts.ts";
import { PROPERTY_NOTES } from "./notes/property-notes.ts";
import {
  ATTACKER_NOTES,
  COMMAND_NOTES,
  POSTURE_NOTES,
  REQUIREMENT_NOTES,
  THROW_BREAK_NOTES,
  WHIFF_NOTES,
} from "./notes/state-notes.ts";
import {
  AVAILABILITY_NOTES,
  DELAY_NOTES,
  EFFECTIVE_STARTUP_NOTES,
  INPUT_NOTES,
} from "./notes/timing-notes.ts";
import { TRANSITION_NOTES } from "./notes/transition-notes.ts";
import { listItems } from "./source-row.ts";

const NOTE_TOPICS: readonly NoteTopic[] = [
  WHIFF_NOTES,
  CROUCHED_BLOCK_NOTES,
  CROUCHING_NOTES,
  HEAT_DASH_NOTES,
  CHIP_NOTES,
  SELF_DAMAGE_NOTES,
  DAMAGE_NOTES,
  THROW_BREAK_NOTES,
  LINK_NOTES,
  DELAY_NOTES,
  INPUT_NOTES,
  EFFECTIVE_STARTUP_NOTES,
  REQUIREMENT_NOTES,
  PROPERTY_NOTES,
  TRANSITION_NOTES,
  AVAILABILITY_NOTES,
  POSTURE_NOTES,
  ATTACKER_NOTES,
  COMMAND_NOTES,
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
