import { worldMatchupsPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { element } from "../../base/element.ts";

interface PlayedProps {
  readonly characterId: CharacterId;
  readonly className: string | undefined;
}

/** Says how often the character is played. It is asked for when all else is done; a sheet does as well without it. */
export function bring(place: HTMLElement, { characterId, className }: PlayedProps): undefined {
  if (!navigator.onLine) return;
  // What it takes is fetched with the question: no first view waits for it.
  import("./played-words.ts")
    .then(({ askPlayedWords }) => askPlayedWords(characterId))
    .then(
      (played) => {
        if (played === undefined) return;
        const link = element("a", { href: worldMatchupsPath(characterId) }, played.more);
        place.replaceChildren(element("p", { className }, `${played.said} `, link));
      },
      () => undefined,
    );
}
