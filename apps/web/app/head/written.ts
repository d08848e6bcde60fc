import { phraseAs, shownTexts } from "@tactician/notation";
import { shownWriting } from "../typed/writing.ts";
import styles from "./button-sets.css?inline";

/*
 * Writes the moves of a page in the buttons and directions that the visitor chose. Pages are made with numbers and letters; a
 * document that is wanted otherwise waits for this script before its body is read (preferences.ts). From then on every piece of a
 * move gets its text, and every move its phrase for screen readers, in the moment between being put into the document and being
 * painted: nothing is ever seen otherwise, and reading aloud, finding and copying go by the same text. React keeps what it made
 * (`suppressHydrationWarning` in Move.tsx), so what it changes later is written anew, too.
 */

/** Elements whose text is that of one token, or of one button of a sum (piece-elements.ts). */
const TOKENS = ".mi, .mi > b, .motion-text";
/** Moves that a sentence names, and the tokens in their texts, `df+2,1`. */
const NAMED = ".named";
const NAMED_TOKENS = /~[UDFB]+|\b(?:[udfbnqhc]+|[1-4](?:\+[1-4])*)\b/g;
/** Elements with a phrase, as a label or as text. */
const PHRASES = ".move[aria-label], .move > [aria-label], .named, [data-phrase]";
const LABELS = ["aria-label", "title"];

const html = document.documentElement;
/** What the page was made with, so that any writing can follow any other. */
const madeTexts = new WeakMap<Text, string>();
const madeLabels = new WeakMap<Element, Map<string, string>>();

let writing = shownWriting();
let texts = shownTexts(writing);

/** How an element's text is written; `undefined` for one that is of no move. */
function writerOf(element: HTMLElement): ((made: string) => string) | undefined {
  const shown = (token: string) => texts.get(token) ?? token;
  if (element.matches(NAMED)) return (made) => made.replace(NAMED_TOKENS, shown);
  if (element.matches(TOKENS)) return shown;
  return element.dataset.phrase === undefined ? undefined : (made) => phraseAs(made, writing);
}

function writeText(node: Text): void {
  const write = node.parentElement && writerOf(node.parentElement);
  if (!write) return;
  const made = madeTexts.get(node) ?? node.data;
  madeTexts.set(node, made);
  const text = write(made);
  if (text !== node.data) node.data = text;
}

function writeLabels(element: Element): void {
  if (!element.matches(PHRASES)) return;
  const made = madeLabels.get(element) ?? new Map<string, string>();
  madeLabels.set(element, made);
  for (const name of LABELS) {
    const label = made.get(name) ?? element.getAttribute(name);
    if (label === null) continue;
    made.set(name, label);
    const text = phraseAs(label, writing);
    if (text !== element.getAttribute(name)) element.setAttribute(name, text);
  }
}

/** Writes a part of the page: everything in it that is a piece or a phrase. */
function writePart(part: Node): void {
  if (part instanceof Text) writeText(part);
  if (!(part instanceof Element)) return;
  writeLabels(part);
  for (const element of part.querySelectorAll(PHRASES)) writeLabels(element);
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) writeText(node);
  }
}

/** The parser reports every element, React only the outermost: what lies in the part before it has been written. */
function writeChanges(records: readonly MutationRecord[]): void {
  let last: Node | undefined;
  for (const { type, target, addedNodes, attributeName } of records) {
    if (type === "characterData" && target instanceof Text) {
      madeTexts.delete(target);
      writeText(target);
    }
    if (type === "attributes" && target instanceof Element && attributeName !== null) {
      madeLabels.get(target)?.delete(attributeName);
      writeLabels(target);
    }
    for (const added of addedNodes) {
      if (last?.contains(added)) continue;
      writePart(added);
      last = added;
    }
  }
  observer.takeRecords();
}

const observer = new MutationObserver(writeChanges);

/** What was stored may be anything. A numpad without limbs stays chosen, and waits for them. */
function followChoice(): void {
  const { dataset } = html;
  writing = shownWriting();
  if (dataset.buttons !== writing.buttons) dataset.buttons = writing.buttons;
  if (dataset.directions !== "numpad" && dataset.directions !== writing.directions)
    dataset.directions = writing.directions;
  texts = shownTexts(writing);
  writePart(html);
  observer.takeRecords();
}

function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: LABELS,
  });
  new MutationObserver(followChoice).observe(html, { attributeFilter: ["data-buttons", "data-directions"] });
  followChoice();
}

// A document that has waited for it asks for it once more when the visitor changes the choice.
if (html.dataset.written === undefined) {
  html.dataset.written = "";
  start();
}
