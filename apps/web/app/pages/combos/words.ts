import type { ComboState } from "../../kept/combo-storage.ts";
import type { Cell } from "../../kept/core/combo.ts";

/** What the page is called, on it and in search engines. */
export const title = "Tekken 8 Combo Generator";
export const description = (patch: string) =>
  `Write your Tekken 8 combos as icons, check them against the frame data of patch ${patch}, save them as pictures and share them by link. Nothing leaves your browser.`;
export const keywords = [
  "Tekken 8 combo generator",
  "Tekken 8 combo maker",
  "Tekken combo notation",
  "combo icons",
];

// The page's head and its lower edge.
export const intro =
  "Type a combo the way you say it, see it in icons, check it against the frame data, and take it with you as a picture or a link.";
export const noScript = "Writing combos needs JavaScript; the guide itself does not.";
export const addCombo = "Add New Combo";
export const empty = "No combos yet.";
export const emptyHint = " Add your first combo above, or paste a whole one: it splits itself into moves.";
export const menuPart = "the menu";
export const sharingPart = "the sharing dialog";
export const sharedPart = "the shared combos";
export const undo = "Undo";
export const closeMessage = "Close message";

export const TROUBLES = {
  blocked:
    "This browser does not let the page keep anything. You can write, save pictures and share, but export your combos before you leave.",
  full: "This browser has no room left for your combos. They stay here until you close the page: export them as a file now.",
  unread: "Some of your saved combos could not be read. They are kept untouched; the rest is here.",
  "unread-not-kept":
    "Some of your saved combos could not be read, and there was no room to put them aside. So nothing is saved for now: export your combos before you leave.",
} as const satisfies Record<NonNullable<ComboState["trouble"]>, string>;

// All combos at once.
export const allCombos = "All combos";
export const saveAll = "Save all";
export const saveAllSpoken = "Save all as one picture";
export const share = "Share";
export const shareSpoken = "Share all combos by link";
export const exportAll = "Export";
export const exportSpoken = "Export all combos as a file";
export const importFile = "Import";
export const importSpoken = "Import combos from a file";
export const file = "File with combos";

// The table.
export const yourCombos = "Your combos";
export const launchersColumn = "Launcher(s)";
export const followUpsColumn = "Follow-Ups";
export const deleteColumn = "Delete";
export const saveColumn = "Save";
export const shownOf = (shown: number, all: number) =>
  `${shown} of ${all} combos are shown; all of them are kept. `;
export const showMore = "Show more";
export const tooLong = "This combo is too long to be shown as icons.";
export const broken = "This combo cannot be shown as icons; the mistake is ours.";
export const plainHint = " One input on each line, an empty line between two routes.";

// A row: what it is called, and what can be done with it.
export const combo = (place: number) => `Combo ${place}`;
export const CELL_OF = {
  launchers: (combo: string) => `launchers of ${combo}`,
  followUps: (combo: string) => `follow-ups of ${combo}`,
} as const satisfies Record<Cell, (combo: string) => string>;
export const textOf = (cell: string) => `Text of the ${cell}`;
export const or = "or";
export const editCell = (cell: string) => `Edit ${cell}`;
export const moveRow = (combo: string) => `Move ${combo}`;
export const moveRowHint = "Drag, or press arrow up or arrow down";
export const editTitle = "Edit name and character: ";
export const chooseCharacter = "Choose a character";
export const deleteRow = (combo: string) => `Delete ${combo}`;
export const saveRow = (combo: string) => `Save ${combo} as a picture`;
export const moreFor = (combo: string) => `More for ${combo}`;
export const duplicate = "Duplicate";
export const moveUp = "Move up";
export const moveDown = "Move down";
export const copySpaced = "Copy as text (df 2 1)";
export const copyCommunity = "Copy as text (df+2,1)";
export const shareByLink = "Share by link";

// What the movelist says.
export const verdict = "What the movelist says";
export const notChecked = (name: string | undefined) =>
  `Couldn't load the moves of ${name}, so nothing is checked. `;
export const secondTornado = "One Tornado per combo; this is a second one.";
export const unknownMoves = (name: string, moves: readonly string[]) =>
  `${name} has no ${moves.map((move) => `“${move}”`).join(" or ")}.`;

const damage = (min: number, max: number) =>
  min === max ? `about ${min} damage` : `about ${min} to ${max} damage`;

/**
 * Estimates as they are on the page: `about 62 damage`, or `about 58 to 62 damage` where the launchers differ. Of several lines
 * each says which one it is, `Line 2: about 48 damage`; those without an estimate are left out.
 */
export function damageLines(
  lines: readonly ({ readonly min: number; readonly max: number } | undefined)[],
): readonly string[] {
  return lines.flatMap((estimate, index) => {
    if (estimate === undefined) return [];
    const { min, max } = estimate;
    return lines.length > 1 ? `Line ${index + 1}: ${damage(min, max)}` : damage(min, max);
  });
}

// Editing.
export const line = (cell: string, place: number) => `${cell}, line ${place}`;
export const addLine = "Add another line";
export const input = (place: number, cell: string) => `Input ${place} of ${cell}`;
export const addInput = (cell: string) => `Add an input to ${cell}`;
export const remove = (what: string) => `Remove ${what}`;
export const removeLine = "Remove line";
export const moves = "Moves";
export const nameOf = (combo: string) => `Name of ${combo}`;
export const nameExample = "Name, such as Wall carry";
export const characterOf = (combo: string) => `Character of ${combo}`;
export const anyCharacter = "Any character";

// What just happened.
export const duplicated = "Copied. The copy is right below.";
export const moved = (place: number, count: number) => `Now at place ${place} of ${count}.`;
export const tooMuchForPicture =
  "This is too much for one picture. Choose shorter combos, one by one, or share by link.";
export const savedAs = (name: string) => `Saved as ${name}.`;
export const pictureFailed =
  "The picture could not be made. Your combos are safe: try again, or copy them as text.";
export const copiedText = "Copied as text.";
export const copyFailed = "The browser did not let us copy. Export the combos as a file instead.";
export const fileNotMade = "The file could not be made. Check the connection and try again.";
export const nothingChanged = (problem: string) => `${problem} Nothing was changed.`;
export const fileUnread = "The file could not be read. Nothing was changed.";

const combos = (count: number) => (count === 1 ? "1 combo" : `${count} combos`);

/** What happened when combos from a link or a file were added: `2 combos added, 1 was already there.` */
export function added(counts: {
  readonly added: number;
  readonly alreadyThere: number;
  readonly skipped?: number;
}): string {
  const { added, alreadyThere, skipped = 0 } = counts;
  const parts = [`${combos(added)} added`];
  if (alreadyThere > 0) parts.push(`${alreadyThere} ${alreadyThere === 1 ? "was" : "were"} already there`);
  if (skipped > 0) parts.push(`${skipped} could not be read`);
  return `${parts.join(", ")}.`;
}

/** What was deleted: the name of one, the number of several. */
export function deleted(name: string | undefined, count: number): string {
  if (count > 1) return `${combos(count)} deleted.`;
  return name === undefined ? "Combo deleted." : `“${name}” deleted.`;
}

// Sharing.
export const linkBroken = "This link is damaged: part of it is missing or was changed. Ask for a new one.";
export const linkTooLarge = "This link is too large to hold combos. It was not opened.";
export const linkNewer = "This link was made by a newer version of this page. Reload the page and try again.";
export const shareTitle = (count: number) => `Share ${count === 1 ? "this combo" : `${count} combos`}`;
export const shareIntro = "The link carries everything by itself. Nothing is sent to a server.";
export const link = "Link to your combos";
export const linkLong = (length: number) =>
  `The link has ${length} characters, more than some chats take. A file may serve better.`;
export const copyLink = "Copy link";
export const linkCopied = "Copied.";
export const linkNotCopied = "The browser did not let us copy. The link is selected: copy it by hand.";
export const sendTo = "Send to...";
export const sentTitle = "Tekken 8 combos";
export const sendFailed = "Sharing did not work. Copy the link instead.";
export const close = "Close";
export const sharedWithYou = "Somebody shared combos with you";
export const cannotOpen = "This link cannot be opened";
export const haveALook = "Have a look. Nothing is added until you say so.";
export const yoursUnchanged = (problem: string) => `${problem} Your own combos are as they were.`;
export const sharedCombos = "Shared combos";
export const sharedMore = (more: number, all: number) =>
  `And ${more} more, too many to show here. “Add to mine” adds all ${all}.`;
export const addToMine = "Add to mine";
export const noThanks = "No, thanks";
export const letters = (count: number) => ` … (${count} letters)`;

// How to write.
export const howTo = "How to write";
/** What stands before, between and behind the two examples: `df 2 1`, and `df+2,1`, `EWGF` and others. */
export const spaces = {
  before: "Put a space between commands: ",
  between: ". Capitals and small letters are the same. What players write elsewhere works too: ",
} as const;
/** What the keys do, each behind the one before. */
export const keys = {
  before: "Double-click a cell to edit it, or press its pencil. ",
  enter: "Enter",
  adds: " adds the next input, ",
  backspace: "Backspace",
  removes: " in an empty one removes it, ",
  escape: "Esc",
  ends: " ends.",
} as const;
export const pasting =
  "Paste a whole combo with arrows or commas, and it splits itself. Paste several lines for several combos.";
export const withCharacter =
  "Give a combo a character: inputs complete themselves, moves show their frame data, and the damage is estimated. Unknown words are underlined, and stay.";
export const dragging = "Drag a row by its dots, or focus them and press the arrow keys.";
export const goodToKnow = "Good to know";
export const whereKept =
  "Your combos live in this browser only. Clearing its cache or site data removes them, so export the ones you love.";
export const aboutDamage =
  "The damage is an estimate from the frame data: close to practice mode, but not the last word.";
export const credits = {
  before:
    "Move icons, older and newer set: drawn by the Tactician contributors, CC BY 4.0. Thanks to everyone on the ",
  link: "credits page",
  after: ".",
} as const;
export const legend = "Input Legend";
