import { fieldsIn, IDENTITY_FIELDS, type Move } from "@tactician/game";

/** What the table of frame data shows, its filters ask for or its search reads. */
const NEEDED: ReadonlySet<string> = new Set([
  ...IDENTITY_FIELDS,
  "ownHits",
  "changed",
  ...fieldsIn("table", "filters"),
]);

/** A move as the table of frame data needs it. */
export function withoutUnshown(move: Move): Move {
  return Object.fromEntries(Object.entries(move).filter(([field]) => NEEDED.has(field))) as Move;
}
