import { parseCharacterId } from "@tactician/game";
import { followKept } from "../../base/kept.ts";

/** Says how many cards are due and what the newest patch brought for the visitor's own character; without either the links do as well. */
export function bring(island: HTMLElement): () => void {
  const say = () => {
    const main = parseCharacterId(document.documentElement.dataset.main);
    if (main === undefined) return;
    import("./mine-today.ts").then(
      ({ dueWords, patchWords }) => {
        const fill = (part: string, asked: Promise<string | undefined>) =>
          asked.then((words) => {
            const link = island.querySelector(part);
            // Somebody may have chosen another main meanwhile.
            if (words !== undefined && link !== null && document.documentElement.dataset.main === main)
              link.textContent = words;
          });
        void fill("[data-due]", dueWords());
        void fill("[data-patch]", patchWords(main));
      },
      () => undefined,
    );
  };
  say();
  return followKept(say);
}
