import type { NoteTopic } from "./note-facts.ts";

export const POSTURE_NOTES: NoteTopic = {
  id: "posture",
  concerns: /\bopponent (?:is |left|recovers|recovery|status|on hit)/i,
  outside: [
    /\bCH\b|block|break|grounded|crouch|side|stand|perpendicular|fails|damage|off-axis|when|far|away|BT|after|can be|faster|slower|FC|health|off axis|splat|cannot|non-guarding/i,
  ],
  rows: [
    {
      pattern:
        /^opponent (?:is )?(?:left|recovers|recovery|status)?(?: in)?(?: ?on hit:?)? ?(F[UD]F[ATLR])( on hit| on NH| on normal hit| state)?(\?| \(F[UD]F[ATLR]\?\))?$/i,
      apply: (facts, match) => {
        facts.posture = (match[1] ?? "").toUpperCase();
        if (match[3] !== undefined) facts.unsure.add("hit");
      },
    },
  ],
};
