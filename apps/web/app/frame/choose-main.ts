import { CHARACTERS, findCharacter } from "@tactician/game";
import { compareNames } from "../base/core/compare-names.ts";
import { element } from "../base/element.ts";
import { keep, readKept } from "../base/kept.ts";
import { canStore } from "../base/storage.ts";
import { portraitFile } from "../ui/portrait-file.ts";
import * as words from "./words.ts";

interface ChoiceStyles {
  readonly one: string | undefined;
  readonly nobody: string | undefined;
}

const ROSTER = CHARACTERS.toSorted((one, other) => compareNames(one.name, other.name));

/** Puts everybody's portrait into the popover; a press on one says who the visitor plays. */
export function fillChoice(popup: HTMLElement, { one, nobody }: ChoiceStyles): void {
  const kept = readKept("myCharacter") ?? "";
  const asked = new URLSearchParams(location.search).get("me") ?? "";
  const choose = (id: string) => {
    keep("myCharacter", id);
    popup.hidePopover();
    showHere(id);
  };
  const said = popup.querySelector("[data-main-words]");
  if (said !== null) said.textContent = choiceWords(kept, asked, canStore());
  const look = { type: "button", className: nobody } as const;
  const leave = element("button", { ...look, onclick: () => choose("") }, words.noMain);
  popup.querySelector("[data-main-roster]")?.replaceChildren(
    ...ROSTER.map(({ characterId, name }) => {
      const src = portraitFile(characterId, 96, "webp");
      const picture = element("img", { src, width: 96, height: 96, alt: "", loading: "lazy" });
      const button = element("button", { type: "button", className: one }, picture, name);
      button.setAttribute("aria-pressed", String(characterId === kept));
      button.onclick = () => choose(characterId);
      return button;
    }),
    ...(kept === "" ? [] : [leave]),
  );
}

/** What the popover says above the portraits: of a main who left, of a link that shows somebody else's page, of a browser without memory. */
export function choiceWords(kept: string, asked: string, isKept: boolean): string {
  const main = findCharacter(kept)?.name;
  const shown = findCharacter(asked)?.name;
  const memory = isKept ? "" : words.nothingKept;
  if (kept !== "" && main === undefined) return words.mainLeft + memory;
  if (main !== undefined && shown !== undefined && shown !== main)
    return words.othersLink(shown, main) + memory;
  return (main === undefined ? words.whoDoYouPlay : words.youPlay(main)) + memory;
}

/** The choice counts more than the link that led here: what the address says of it is said anew. */
function showHere(id: string): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("me")) return;
  if (id === "") address.searchParams.delete("me");
  else address.searchParams.set("me", id);
  location.replace(address);
}
