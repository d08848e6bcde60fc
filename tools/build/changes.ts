import { lexer, parser, type Token } from "marked";

/** A dated section of CHANGELOG.md. */
export interface ChangeSection {
  /** `0.2.0`. */
  title: string;
  /** Midnight, UTC. */
  date: Date;
  html: string;
}

const DATED = /^(?<title>.+?) - (?<date>\d{4}-\d{2}-\d{2})$/;

/** The dated sections (`## 0.2.0 - 2026-11-21`) of a changelog, in its order; what is not released yet has no date and is left out. */
export function readChanges(markdown: string): ChangeSection[] {
  const sections: { heading: string; tokens: Token[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === "heading" && token.depth === 2) sections.push({ heading: token.text, tokens: [] });
    else sections.at(-1)?.tokens.push(token);
  }
  return sections.flatMap(({ heading, tokens }) => {
    const { title, date } = DATED.exec(heading)?.groups ?? {};
    if (title === undefined || date === undefined) return [];
    const at = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(at.getTime())) throw new Error(`CHANGELOG.md: "${heading}" has no real date.`);
    return [{ title, date: at, html: parser(tokens) }];
  });
}
