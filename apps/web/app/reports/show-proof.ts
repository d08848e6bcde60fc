import { ACCURACY_PATH, type Accuracy, auditKindOf, dayWords } from "@tactician/contract";
import {
  type CharacterId,
  findCharacter,
  isCharacterId,
  type MoveKey,
  publicMoveId,
  readPublicMoveId,
  wikiMoveAddress,
} from "@tactician/game";
import { fetchAccuracy, fetchCharacterChanges } from "../base/api.ts";
import { element } from "../base/element.ts";
import dialogStyles from "../ui/Dialog.module.css";
import { sinceWords } from "./core/fact-history.ts";
import styles from "./Proof.module.css";
import { type ReportSubject, reportForm } from "./report-form.ts";
import { sendWaiting } from "./send-reports.ts";
import * as words from "./words.ts";

/**
 * A pressed fact: `data-fact` is its field, `data-of` the move's id or public id, `data-character` above it whose move, `data-shown` or
 * its text the value. `data-by`: whose answer it is. `data-wanted`: nobody knows it.
 */
interface PressedFact {
  readonly character: CharacterId;
  readonly move: string;
  readonly field: string;
  readonly shown: string;
  readonly isWanted: boolean;
}

const TITLE_ID = "proof-title";

/** Shows where a fact comes from, since when it is so, what checked it, and the form that says it is wrong; without one it sends what waits. */
export function showProof(pressed?: HTMLElement): void {
  if (pressed === undefined) return void sendWaiting();
  const fact = readFact(pressed);
  if (fact === undefined) return;
  const { character, move, field, shown, isWanted } = fact;
  const label = words.labelOf(field);
  const place = words.factOf(findCharacter(character)?.name ?? character, move);
  let version = "";
  const subject = (): ReportSubject => ({
    kind: isWanted ? "measured" : "wrong",
    name: `${place}, ${label}`,
    version,
    ...{ character, move, field, shown },
  });

  const close = element("button", { type: "button", className: dialogStyles.close }, words.close);
  const title = element("h2", { id: TITLE_ID, className: dialogStyles.title }, `${place} · ${label}`);
  const since = element("dd", {}, words.looking);
  const checked = element("dd", {}, words.looking);
  const rows: [string, HTMLElement][] = [
    [words.source, element("dd", {}, sourceOf(fact))],
    ...(isFactOfMove(field) ? [[words.since, since] as [string, HTMLElement]] : []),
    [words.checked, checked],
  ];
  const dialog = element(
    "dialog",
    { className: dialogStyles.dialog },
    element("div", { className: dialogStyles.head }, title, close),
    element("p", { className: styles.value }, shown === "" ? words.unknownValue : shown),
    element(
      "dl",
      { className: styles.facts },
      ...rows.flatMap(([name, said]) => [element("dt", {}, name), said]),
    ),
    reportForm(subject, isWanted ? "measured" : "wrong"),
  );
  dialog.setAttribute("aria-labelledby", TITLE_ID);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  // What closes a popover beneath at a press elsewhere or at Escape shall not hear of what happens here.
  for (const kind of ["click", "keydown"]) dialog.addEventListener(kind, (event) => event.stopPropagation());

  const accuracy = fetchAccuracy();
  accuracy.then(
    (known) => {
      version = `${known.version} ${known.checkedAt}`;
      checked.replaceChildren(
        checkedWords(known, field),
        " ",
        element("a", { href: ACCURACY_PATH }, words.howAccurate),
      );
    },
    () => checked.replaceChildren(words.notLoaded),
  );
  if (isFactOfMove(field))
    fetchCharacterChanges(character).then(
      (changes) => since.replaceChildren(sinceWords(changes, move, field)),
      () => since.replaceChildren(words.notLoaded),
    );
  document.body.append(dialog);
  dialog.showModal();
  // On a phone the keyboard would hide what the mark says.
  if (!window.matchMedia("(pointer: coarse)").matches) dialog.querySelector("input")?.focus();
}

function readFact(pressed: HTMLElement): PressedFact | undefined {
  const above = (attribute: "of" | "character") =>
    pressed.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute] ?? "";
  const [character, of] = [above("character"), above("of")];
  const { fact: field = "", shown: text = ownText(pressed), by, wanted } = pressed.dataset;
  const shown = by === undefined ? text : `${findCharacter(by)?.name}: ${text}`;
  if (!isCharacterId(character) || of === "") return undefined;
  const move = readPublicMoveId(character, of) ?? of;
  return { character, move, field, shown: shown.trim(), isWanted: wanted !== undefined };
}

/** Without what is written for screen readers alone. */
function ownText(pressed: HTMLElement): string {
  const copy = pressed.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll(".visually-hidden")) hidden.remove();
  return copy.textContent ?? "";
}

const isFactOfMove = (field: string) => !words.LABELS.has(field);

function sourceOf({ character, move, field }: PressedFact): Node | string {
  if (field === "route") return words.fromSheet;
  if (!isFactOfMove(field)) return words.computed;
  const href = wikiMoveAddress(character, publicMoveId(character, move as MoveKey));
  return element("a", { href, target: "_blank", rel: "noopener noreferrer" }, words.fromWiki);
}

function checkedWords({ audit }: Accuracy, field: string): string {
  const kind = auditKindOf(field);
  const found = audit.kinds.find(({ id }) => id === kind);
  if (found === undefined) return words.unaudited;
  return words.audited(dayWords(audit.date), found.wrong, found.checked, found.interval.to);
}
