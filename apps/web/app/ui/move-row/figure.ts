import type { Tone } from "@tactician/game";

/** What a number's element says to style: whom it favours, and that it has one digit and stands below the last one of the others. */
export function figure(text: string | undefined, tone: Tone) {
  return {
    "data-tone": tone === "plain" ? undefined : tone,
    "data-short": isOneDigit(text) ? "" : undefined,
  };
}

/** Whether a text's first number has one digit: `i8`, `-9~-8`. */
export function isOneDigit(text: string | undefined): boolean {
  return text !== undefined && /^[a-z]?[+-]?\d(?!\d)/.test(text);
}
