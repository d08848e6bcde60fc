import { changedWords, dayBefore, type FrameFacts, movePath } from "@tactician/contract";
import {
  type CharacterId,
  type MoveKey,
  moveAnchor,
  type NextHit,
  propertyLabels,
  publicMoveId,
  wikiMoveAddress,
} from "@tactician/game";
import { element } from "../../base/element.ts";
import { noteButton } from "../../notes/note-button.ts";
import { gapWords } from "../goes-on.ts";
import styles from "../MoveFacts.module.css";
import { moveInputs } from "../move-inputs.ts";
import { starButton } from "../star-button.ts";
import * as words from "../words.ts";
import { factsRows } from "./facts-rows.ts";

/** What the popover says of one of a move's parts. */
export function factsSection(
  facts: FrameFacts,
  stances: readonly string[],
  characterId: CharacterId | undefined,
): HTMLElement {
  const properties = propertyLabels(facts);
  const { name, command, goesOn, changed, id } = facts;
  const called = name === undefined ? undefined : element("span", {}, name);
  const section = element(
    "section",
    { className: styles.facts },
    element("h3", { className: styles.name }, called, moveInputs(command, stances)),
    element("dl", {}, ...factsRows(facts).map(row), goesOn && stringRow(goesOn, stances)),
    properties.length === 0 ? undefined : propertyList(properties),
    changed && characterId && changedLine(command, changed, characterId),
    id && characterId && foot(facts, id, characterId),
    id && characterId && noteButton(`move:${publicMoveId(characterId, id)}`, name ?? command),
  );
  if (id && characterId) Object.assign(section.dataset, { of: id, character: characterId });
  return section;
}

/** A value in the colour of whom it favours; pressed, it says where it comes from (reports/show-proof.ts). */
function mark(field: string, value: string, tone = "plain"): HTMLElement {
  const made = element("button", { type: "button" }, value);
  Object.assign(made.dataset, { fact: field, tone });
  return made;
}

function row({ field, label, value, meaning, tone }: ReturnType<typeof factsRows>[number]): HTMLElement {
  const meant = meaning && element("span", { className: styles.meaning }, ` ${meaning}`);
  const said = element("dd", {}, mark(field, value, tone), meant);
  return element("div", { className: styles.row }, element("dt", {}, label), said);
}

/** Label `Goes on`, and `2 no gap, 3 jails`. */
function stringRow(next: readonly NextHit[], stances: readonly string[]): HTMLElement {
  const each = next.flatMap((hit, place) => [
    place > 0 ? ", " : "",
    moveInputs(hit.inputs, stances),
    ` ${gapWords(hit)}`,
  ]);
  const said = element("dd", { className: styles.meaning }, ...each);
  return element("div", { className: styles.row }, element("dt", {}, words.goesOnLabel), said);
}

function propertyList(properties: readonly string[]): HTMLElement {
  const items = properties.map((property) => element("li", {}, mark("properties", property)));
  return element("ul", { className: styles.properties, ariaLabel: words.properties }, ...items);
}

/** Says when a patch changed the move, and leads to the list before it. */
function changedLine(command: string, day: string, characterId: CharacterId): HTMLElement {
  const when = changedWords(day);
  const href = beforePath(characterId, day, command);
  const said = `${when.charAt(0).toUpperCase()}${when.slice(1)} `;
  return element(
    "p",
    { className: styles.changed },
    said,
    element("a", { className: "target", href }, words.asItWas),
  );
}

/** As `framesOnPath`, without the module of all addresses: in those of a character the id alone counts. */
export function beforePath(characterId: CharacterId, day: string, command: string): string {
  return `/character/frames/${characterId}-frames/${characterId}?on=${dayBefore(day)}#${moveAnchor(command)}`;
}

/** As `dojoPath`, without the module of all addresses. */
export function trainPath(characterId: CharacterId, command: string): string {
  return `/dojo?${new URLSearchParams({ me: characterId, do: command })}`;
}

/** Where there is more about a move, and a star for who wants to learn it. */
function foot({ name, command }: FrameFacts, id: MoveKey, characterId: CharacterId): HTMLElement {
  const publicId = publicMoveId(characterId, id);
  const href = wikiMoveAddress(characterId, publicId);
  const way = (to: { href: string; target?: string; rel?: string }, said: string) => {
    const about = element("span", { className: "visually-hidden" }, words.aboutMove(name ?? command));
    return element("a", { className: styles.wiki, ...to }, said, about);
  };
  const page = way({ href: movePath(characterId, id) }, words.more);
  const train = way({ href: trainPath(characterId, command) }, words.train);
  const wiki = way({ href, target: "_blank", rel: "noopener noreferrer" }, words.wiki);
  return element("p", { className: styles.foot }, page, train, wiki, starButton(publicId, name ?? command));
}
