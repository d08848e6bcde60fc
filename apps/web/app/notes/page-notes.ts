import type { CharacterId } from "@tactician/game";
import { publicMoveId } from "@tactician/game";
import { type Note, type NoteSubject, readSubject } from "@tactician/mine";
import { element } from "../base/element.ts";
import { logFailure } from "../base/log.ts";
import { MINE_DATABASE, onChanged } from "../kept/changes.ts";
import { keptKinds } from "../kept/mine-database.ts";
import { mineStore } from "../kept/mine-store.ts";
import { factsOnPage } from "../moves/facts/move-facts.ts";
import popupStyles from "../moves/popup/Popup.module.css";
import { placePopup } from "../moves/popup/place-popup.ts";
import { aboutNote } from "./core/note-subject.ts";
import styles from "./Notes.module.css";
import { saveDraft } from "./note-draft.ts";
import { noteText } from "./note-text.ts";
import { openNote } from "./open-note.ts";
import * as words from "./words.ts";

let isFollowing = false;

/**
 * What a page shows of the visitor's notes: how the one it is about begins, in its chip, a sign at each move that has one, and all of
 * them on paper. A press of the chip, or of a button in the popover of a move, opens the note.
 */
export async function pageNotes(pressed?: HTMLElement): Promise<void> {
  const inFacts = pressed?.closest(FACTS);
  if (pressed && inFacts) openIn(pressed, true);
  else if (pressed) openPopup(pressed, pressed.dataset.note as NoteSubject);
  if (!isFollowing) {
    isFollowing = true;
    onChanged(MINE_DATABASE, () => void showAll());
    // It does not bubble.
    document.addEventListener("toggle", showInFacts, { capture: true });
    await saveDraft();
  } else if (pressed) return;
  await showAll();
}

async function showAll(): Promise<void> {
  const chip = document.querySelector<HTMLButtonElement>("[data-island] > [data-note]");
  const subject = chip?.dataset.note as NoteSubject;
  const { characterId } = aboutNote(subject ?? "");
  if (chip === null || characterId === undefined || !keptKinds().includes("notes")) return;
  try {
    show(chip, subject, characterId, await mineStore.notesOn(characterId), styles.written);
  } catch (thrown) {
    logFailure("Notes are not shown", thrown);
  }
}

/** The popover of a move (move-facts.ts). */
const FACTS = "#move-facts";
let inFacts = new AbortController();

function showInFacts({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(FACTS)) return;
  inFacts.abort();
  inFacts = new AbortController();
  if (newState !== "open" || !keptKinds().includes("notes")) return;
  for (const button of target.querySelectorAll<HTMLElement>("[data-note]")) openIn(button, false);
}

/** In the button's own place. */
function openIn(button: HTMLElement, isPressed: boolean): void {
  const { parentElement: place } = button;
  if (place !== null) void openNote(place, button.dataset.note as NoteSubject, isPressed, inFacts.signal);
}

function show(
  chip: HTMLButtonElement,
  subject: NoteSubject,
  characterId: CharacterId,
  notes: readonly Note[],
  writtenStyle: string | undefined,
): void {
  const own = notes.find((note) => note.subject === subject);
  const said = own?.text.replace(/\s+/g, " ").slice(0, 60);
  chip.firstElementChild?.replaceChildren(said ?? words.note);
  chip.ariaLabel = said === undefined ? null : words.yourNote(said);
  if (writtenStyle !== undefined) chip.classList.toggle(writtenStyle, own !== undefined);
  const onMoves = notes.filter((note) => readSubject(note.subject)?.about === "move");
  markMoves(characterId, onMoves);
  const isMovePage = readSubject(subject)?.about === "move";
  print(chip, own === undefined ? [] : [own], isMovePage ? [] : onMoves, characterId);
}

let marks: CSSStyleSheet | undefined;

/** Signs at moves with notes, as rules of a stylesheet: what draws lists anew need not know of them. A press shows the note. */
function markMoves(characterId: CharacterId, notes: readonly Note[]): void {
  const noted = new Set<string>(notes.map((note) => note.subject));
  const found = new Set<string>();
  for (const move of document.querySelectorAll<HTMLElement>("main [data-move]")) {
    const isNoted = factsOnPage(move).some(
      ({ id }) => id !== undefined && noted.has(`move:${publicMoveId(characterId, id)}`),
    );
    if (isNoted && move.dataset.move !== undefined)
      found.add(`main [data-move="${CSS.escape(move.dataset.move)}"]`);
  }
  marks ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(marks)) document.adoptedStyleSheets.push(marks);
  const [of] = [[...found].join(",")];
  marks.replaceSync(
    of === ""
      ? ""
      : `:is(${of}){position:relative}:is(${of})::before{content:"✎" / "${words.hasNote}";position:absolute;inset:-5px auto auto -5px;color:var(--amber);font:700 .8rem/1 var(--font-text);pointer-events:none}`,
  );
}

let printed: HTMLElement | undefined;

/** On paper the notes stand below the head; on the screen they take no room. */
function print(
  chip: HTMLElement,
  own: readonly Note[],
  onMoves: readonly Note[],
  characterId: CharacterId,
): void {
  printed?.remove();
  if (own.length + onMoves.length === 0) return;
  const entries = [...own, ...onMoves].map((note) => {
    const { label, about } = aboutNote(note.subject);
    const title = about === "move" ? element("strong", {}, label) : undefined;
    return element("li", {}, title, noteText(note.text, characterId));
  });
  printed = element(
    "section",
    { className: styles.printed },
    element("h2", {}, words.yourNotes),
    element("ul", {}, ...entries),
  );
  chip.closest("header")?.after(printed);
}

let popup: HTMLElement | undefined;

/** Opens the note on a subject beside what was pressed. */
function openPopup(chip: HTMLElement, subject: NoteSubject): void {
  popup?.remove();
  const { label } = aboutNote(subject);
  const place = element("div", {}, element("p", { role: "status" }, words.loading));
  const close = element("button", { type: "button", className: popupStyles.close }, words.close);
  const made = element(
    "div",
    {
      className: popupStyles.popup,
      role: "dialog",
      tabIndex: -1,
      popover: "auto",
      ariaLabel: words.fieldLabel(label),
    },
    element("p", { className: popupStyles.title, ariaHidden: "true" }, words.note),
    place,
    close,
  );
  popup = made;
  // Behind its opener: Tab goes on from there.
  chip.after(made);
  const open = new AbortController();
  close.addEventListener("click", () => {
    made.hidePopover();
    chip.focus({ preventScroll: true });
  });
  made.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    open.abort();
    chip.ariaExpanded = "false";
  });
  made.showPopover();
  made.focus({ preventScroll: true });
  chip.ariaExpanded = "true";
  placePopup(made, chip, open.signal);
  void openNote(place, subject, true, open.signal);
}
