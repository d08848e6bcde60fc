import { worldMatchupsPath } from "@tactician/contract";
import { element } from "../../moves/element.ts";

interface PlayedProps {
  readonly characterId: string;
}

/** Says how often the character is played. It is asked for when all else is done; a sheet does as well without it. */
export function bring(place: HTMLElement, { characterId }: PlayedProps): undefined {
  if (!navigator.onLine) return;
  // What it takes is fetched with the question: no first view waits for it.
  import("./played-words.ts")
    .then(({ askPlayedWords }) => askPlayedWords(characterId))
    .then(
      (words) => {
        const line = place.querySelector("p");
        if (words === undefined || line === null) return;
        const link = element("a", { href: worldMatchupsPath(characterId) }, ["The world’s matchups"]);
        line.replaceChildren(`${words} `, link);
        line.hidden = false;
      },
      () => undefined,
    );
}
