import type { CharacterId } from "@tactician/game";
import { cleanText, LONGEST_NOTE, type Note, type NoteSubject } from "@tactician/mine";
import { element } from "../base/element.ts";
import { MineTrouble, mineStore } from "../kept/mine-store.ts";
import styles from "./Notes.module.css";
import { dropDraft, keepDraft, readDraft } from "./note-draft.ts";
import { noteText } from "./note-text.ts";
import * as words from "./words.ts";

/** So long after the last sign a note is saved, ms. */
const PAUSE_MS = 600;

interface NoteViewProps {
  readonly subject: NoteSubject;
  /** What it is about, as labels say it. */
  readonly label: string;
  readonly characterId: CharacterId | undefined;
  readonly note: Note | undefined;
}

export interface NoteView {
  readonly element: HTMLElement;
  /** Shows what another page or field has written, unless something is typed here that is not saved yet. */
  readonly update: (note: Note | undefined) => void;
  /** Saves what is typed, as when the field is left. */
  readonly leave: () => void;
}

const deletedHere = new Set<string>();

/** Whether this page has deleted a note on the subject, which its undo brings back. */
export function wasDeletedHere(subject: string): boolean {
  return deletedHere.has(subject);
}

let count = 0;

/** Keeps what is typed last. The database answers too late for a page that goes. */
let typing: (() => void) | undefined;
globalThis.addEventListener?.("pagehide", () => typing?.());

/**
 * A note as it is read, with "Edit" and "Delete", or its field where there is none yet. The field saves by itself after a pause, when it
 * is left, and with the page; what could not be saved stays in it.
 */
export function noteView({ subject, label, characterId, note }: NoteViewProps): NoteView {
  count += 1;
  const [id, hintId] = [`note-${count}`, `note-hint-${count}`];
  let seen = note;
  let saving: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const status = element("p", { className: "small flush", role: "status" });
  const field = element("textarea", {
    ...{ id, className: styles.field, rows: 3, maxLength: LONGEST_NOTE, placeholder: words.fieldHint },
  });
  field.setAttribute("aria-describedby", hintId);
  const writing = element(
    "div",
    { className: styles.writing },
    element("label", { htmlFor: id }, words.fieldLabel(label)),
    field,
    element("p", { id: hintId, className: "small flush" }, words.howMoves),
  );
  const done = button(words.done, () => void finish());
  const edit = button(words.edit, () => startWriting(), label);
  const remove = button(words.remove, () => void deleteIt(), label);
  const undo = button(words.undo, () => void bringBack(), label);
  const reading = element("div", {});
  const buttons = [edit, remove, undo, done];
  const foot = element("div", { className: styles.foot }, ...buttons, status);
  const root = element("div", { className: "spaced-half" }, reading, writing, foot);

  const isTyped = () => !writing.hidden && cleanText(field.value) !== (seen?.text ?? "");
  const say = (text: string, isTrouble = false) => {
    status.textContent = text;
    status.classList.toggle(styles.trouble ?? "", isTrouble);
  };
  const offer = (...some: readonly HTMLElement[]) => {
    for (const one of buttons) one.hidden = !some.includes(one);
    writing.hidden = !some.includes(done);
  };

  const read = () => {
    reading.replaceChildren(noteText(seen?.text ?? "", characterId));
    offer(edit, remove);
  };
  const write = () => {
    field.value = seen?.text ?? "";
    reading.replaceChildren();
    offer(done);
  };
  const startWriting = () => {
    write();
    field.focus({ preventScroll: true });
  };
  const show = () => {
    if (seen?.text) read();
    else write();
  };

  /** Keeps a text and takes what is kept now; whether it could. */
  const keep = async (text: string): Promise<boolean> => {
    try {
      const kept = await mineStore.write(subject, text, seen);
      dropDraft(subject);
      const typed = cleanText(text);
      const isJoined = kept.text !== typed;
      // What another tab wrote comes before what has been typed here, also since.
      if (isJoined && kept.text.endsWith(typed)) {
        const theirs = kept.text.slice(0, kept.text.length - typed.length);
        const caret = field.selectionStart + theirs.length;
        field.value = typed === "" ? theirs : theirs + field.value;
        if (document.activeElement === field) field.setSelectionRange(caret, caret);
      }
      seen = kept;
      say(isJoined && typed !== "" ? words.joined : words.saved);
      return true;
    } catch (thrown) {
      keepDraft({ subject, text, seen });
      say(words.TROUBLES[thrown instanceof MineTrouble ? thrown.trouble : "blocked"], true);
      return false;
    }
  };
  const save = (): Promise<void> => {
    clearTimeout(timer);
    saving = saving.then(async () => {
      if (isTyped()) await keep(field.value);
    });
    return saving;
  };
  const finish = async () => {
    await save();
    if (isTyped() || (seen?.text ?? "") === "") return;
    const hadFocus = writing.contains(document.activeElement);
    read();
    if (hadFocus) edit.focus({ preventScroll: true });
  };

  let deletedText = "";
  const deleteIt = async () => {
    deletedText = seen?.text ?? "";
    deletedHere.add(subject);
    if (!(await keep(""))) return;
    if (seen?.text) return read();
    say(words.deleted);
    reading.replaceChildren();
    offer(undo);
    undo.focus({ preventScroll: true });
  };
  const bringBack = async () => {
    if (!(await keep(deletedText))) return;
    read();
    edit.focus({ preventScroll: true });
  };

  field.addEventListener("input", () => {
    say("");
    typing = () => {
      if (isTyped()) keepDraft({ subject, text: field.value, seen });
    };
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE_MS);
  });
  field.addEventListener("blur", () => void save());
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void finish();
  });
  show();
  const draft = readDraft();
  if (draft?.subject === subject) {
    seen = draft.seen ?? seen;
    write();
    field.value = draft.text;
    void save();
  }
  return {
    element: root,
    update: (next) => {
      if (next?.at === seen?.at || isTyped()) return;
      // An undo stays until it is used.
      if (!undo.hidden && !next?.text) return;
      seen = next;
      if (!writing.hidden) field.value = next?.text ?? "";
      else show();
    },
    leave: () => void save(),
  };
}

function button(text: string, onclick: () => void, what?: string): HTMLButtonElement {
  const about =
    what === undefined ? undefined : element("span", { className: "visually-hidden" }, words.noteOn(what));
  return element("button", { type: "button", className: styles.button, onclick }, text, about);
}
