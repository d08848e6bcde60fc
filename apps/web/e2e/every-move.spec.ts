import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { loadContent } from "@tactician/guide";
import { type MovePiece, presentMove } from "@tactician/notation";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PAGES = `${ROOT}/dist/web`;
/** Less than the characters' pages hold together: a walk that finds no moves must not pass. */
const LEAST_MOVES = 10_000;

const NOBODY = { vocabulary: [] as string[], commands: new Map<string, string>() };

/** A move as a page shows it. */
interface ShownMove {
  /** The string, where the page says it; otherwise what it shows of it. */
  readonly text: string;
  /** The character whose list it stands in, on a page of many. */
  readonly character: string;
  /** What each token is taken for, and its text: `move-chip ZEN`, `mi 1`. */
  readonly pieces: readonly string[];
}

/** Every move of a page as it was built, before any script has run. */
function listShownMoves(page: Page, html: string): Promise<ShownMove[]> {
  return page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, "text/html");
    return [...body.querySelectorAll<HTMLElement>(".move")].map((move) => ({
      text: move.dataset.move ?? move.textContent,
      character: move.closest<HTMLElement>("[data-character]")?.dataset.character ?? "",
      pieces: [...(move.querySelector("[role=img]") ?? move).children].map(
        (piece) => `${piece.classList[0]} ${piece.textContent}`,
      ),
    }));
  }, html);
}

/** The elements that a page must show for a string, given the words that the build reads it with. */
function expectedPieces(text: string, vocabulary: readonly string[]): string[] {
  return presentMove(text, vocabulary).pieces.map(elementOf);
}

function elementOf({ form, text }: MovePiece): string {
  if (form === "icon") return `mi ${text}`;
  return form === "motion" ? `motion ${text}` : `move-${form} ${text}`;
}

function shownText(command: string, vocabulary: readonly string[]): string {
  const pieces = presentMove(command, vocabulary).pieces;
  return pieces.map(({ text, tight }) => (tight ? text : ` ${text}`)).join("");
}

test("every move on every page is shown as the build reads it @desktop", async ({ page }) => {
  const characters = new Map<string, typeof NOBODY>(
    loadContent(`${ROOT}/content`).characters.map(({ sheet, movelist, vocabulary }) => {
      // `2~f` could be a hold; the command says that it is two inputs.
      const commands = new Map(
        movelist.moves.map(({ command }) => [shownText(command, vocabulary), command]),
      );
      return [sheet.characterId, { vocabulary, commands }];
    }),
  );
  let count = 0;
  const different: string[] = [];
  for (const file of globSync("**/index.html", { cwd: PAGES })) {
    // Pages about a character end in its id; the others say whose move it is, or write notation that every character shares.
    const ofPage = characters.get(file.split("/").at(-2) ?? "");
    const moves = await listShownMoves(page, readFileSync(`${PAGES}/${file}`, "utf8"));
    for (const { text, character, pieces } of moves) {
      count += 1;
      const { vocabulary, commands } = ofPage ?? characters.get(character) ?? NOBODY;
      const expected = expectedPieces(commands.get(text) ?? text, vocabulary);
      if (expected.join() !== pieces.join()) different.push(`${file}: ${text}: ${pieces.join(", ")}`);
    }
  }
  expect(different).toEqual([]);
  expect(count).toBeGreaterThan(LEAST_MOVES);
});
