import { ATTACKER_NOTES } from "./notes/attacker-notes.ts";
import { CHIP_NOTES } from "./notes/chip-notes.ts";
import { COMMAND_NOTES } from "./notes/command-notes.ts";
import { DAMAGE_NOTES } from "./notes/damage-notes.ts";
import { HEAT_DASH_NOTES } from "./notes/heat-dash-notes.ts";
import { INPUT_NOTES } from "./notes/input-notes.ts";
import { LINK_NOTES } from "./notes/link-notes.ts";
import { emptyNoteFacts, type NoteFacts, type NoteTopic } from "./notes/note-facts.ts";
import { POSTURE_NOTES } from "./notes/posture-notes.ts";
import { PROPERTY_NOTES } from "./notes/property-notes.ts";
import { REQUIREMENT_NOTES } from "./notes/requirement-notes.ts";
import { THROW_BREAK_NOTES } from "./notes/throw-break-notes.ts";
import { AVAILABILITY_NOTES, DELAY_NOTES, EFFECTIVE_STARTUP_NOTES } from "./notes/timing-notes.ts";
import { TRANSITION_NOTES } from "./notes/transition-notes.ts";
import { WHIFF_NOTES } from "./notes/whiff-notes.ts";
import { listItems } from "./source-row.ts";

/** Every topic of the model, in the order in which a line is offered to them. */
const NOTE_TOPICS: readonly NoteTopic[] = [
  WHIFF_NOTES,
  HEAT_DASH_NOTES,
  CHIP_NOTES,
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

export interface NoteLine {
  readonly text: string;
  /** Topic of the line; none = not modelled. */
  readonly topic?: string;
  readonly isRead: boolean;
  /** Not modelled, but it uses the words of this topic. */
  readonly near?: string;
}

export interface NotesReading {
  readonly facts: NoteFacts;
  readonly lines: readonly NoteLine[];
}

/** Reads a notes field line by line. Every line is accounted for: read, unread (of a topic), or not modelled. */
export function readNotes(source: string): NotesReading {
  const facts = emptyNoteFacts();
  const lines = noteLines(source).map((text) => {
    const count = facts.transitions.length;
    const line = readLine(facts, text);
    facts.transitionsBefore = facts.transitions.slice(count);
    return line;
  });
  return { facts, lines };
}

/** Lines of a note; two sentences on one line count as two. */
export function noteLines(source: string): string[] {
  return listItems(source)
    .flatMap((line) => line.split(/\.\s+(?=[A-Z])/))
    .map((line) => line.replace(/[.,;]+$/, "").trim())
    .filter((line) => line !== "");
}

function readLine(facts: NoteFacts, text: string): NoteLine {
  for (const topic of NOTE_TOPICS) {
    for (const row of topic.rows) {
      const match = row.pattern.exec(text);
      if (match !== null && row.apply(facts, match) !== false) return { text, topic: topic.id, isRead: true };
    }
  }
  const topic = NOTE_TOPICS.find((candidate) => candidate.concerns.test(text));
  if (topic === undefined) return { text, isRead: false };
  if (topic.outside.some((pattern) => pattern.test(text))) return { text, isRead: false, near: topic.id };
  return { text, topic: topic.id, isRead: false };
}
