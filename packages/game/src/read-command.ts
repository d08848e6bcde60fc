import { formatNotation, type ParseOptions, parseNotation } from "@tactician/notation";

/**
 * A command in any notation as the movelists write it: `readCommand("ZEN.1,3", ["ZEN"])` and
 * `readCommand("zen 1 3", ["ZEN"])` are `ZEN 1 3`, `zen1` is `ZEN 1`, `d/f+2` is `df 2`, `db22` is `db 2 2`, `6n23RP` is `f n d df 2`. `undefined` for text that is no
 * command to its end, a name for one.
 */
export function readCommand(text: string, stances: readonly string[]): string | undefined {
  const plain = text.trim();
  if (plain === "" || plain.length > LONGEST) return undefined;
  return (
    readAs(plain, { stances }) ??
    readAs(apartFromStance(plain, stances), { stances }) ??
    // A stick's digit that is no button: all digits are the stick's then.
    (/[5-9]/.test(plain)
      ? readAs(plain.replace(/(?<=\d)n(?=\d)/gi, "5"), { stances, writing: NUMPAD })
      : undefined) ??
    // Buttons without a sign between them: `124`, `db22`.
    readAs(plain.replace(/[1-4](?=[1-4])/g, "$&,"), { stances })
  );
}

const NUMPAD = { buttons: "limbs", directions: "numpad" } as const;

function readAs(text: string, options: ParseOptions): string | undefined {
  const { tokens } = parseNotation(text, options);
  const isCommand = tokens.length > 0 && tokens.every(({ kind }) => kind !== "text");
  return isCommand ? formatNotation(tokens, "site") : undefined;
}

/** `zen1` is `zen 1`: the longest stance that the text begins with, apart from what follows. */
function apartFromStance(text: string, stances: readonly string[]): string {
  const begins = stances.filter((stance) => text.toLowerCase().startsWith(stance.toLowerCase()));
  const length = Math.max(0, ...begins.map((stance) => stance.length));
  return `${text.slice(0, length)} ${text.slice(length)}`;
}

/**
 * Whether a command is what was typed, or goes on from there: `df 2 1` begins with `df 2`, but not with `df` `21`. The stick let go
 * need not be typed: `f n d df 2` begins with `f d df`.
 */
export function beginsWithCommand(command: string, typed: string): boolean {
  const [long, short] = [withoutNeutral(command), withoutNeutral(typed)];
  return long === short || long.startsWith(`${short} `);
}

function withoutNeutral(command: string): string {
  return command.toLowerCase().replaceAll(" n ", " ");
}

/** No command is longer; more is text that somebody pasted. */
const LONGEST = 120;
