import { type AnswerTurn, counted, countInWords } from "@tactician/contract";

export const pageTitle = "Tekken 8 patch changes in numbers";
export const pageDescription = (patch: string) =>
  `What each patch of Tekken 8 changed, in numbers: startup, block, hit and damage of every move before and after, and who can punish it now. All characters, up to patch ${patch}.`;
export const keywords = [
  "Tekken 8 patch notes",
  "Tekken 8 frame data changes",
  "Tekken 8 balance changes",
  "Tekken 8 buffs and nerfs",
];
export const dataset = "Tekken 8 frame data changes";

export const heading = "What changed";
export const intro =
  "Every move that a patch changed, in numbers: what it was, what it is, and what follows. Newest first. Dates are the data's, often some days after the patch.";

export const notChanged = (character: string) => `The newest patch did not change ${character}.`;
export const changesOf = (character: string) => `Changes of ${character}`;
export const ofPatch = (character: string, patch: string) => `${character}: ${patch}`;
export const allAndOlder = (changes: number) => `All ${changes}, and older ones`;
export const older = "Older ones";

export const whatItMeans = "What it means for you";
export const iPlay = "I play";
export const chooseYours = "choose your character";
export const whatYouPunish = "What you can punish since the newest patch, and what is safe now.";
export const loadingPunishers = "Loading your punishers...";
export const noPunishers = (reason: string) => `Couldn't load your punishers: ${reason}.`;
export const sincePatch = (version: string, day: string, meaning: string) =>
  `Since ${version} (${day}): ${meaning}`;
/** `King can punish nine more moves and loses six; 13 punishes got stronger, one weaker.` */
export const meaning = (character: string, { gained, lost, better, worse }: Record<AnswerTurn, number>) =>
  `${character} can punish ${countInWords(gained)} more ${gained === 1 ? "move" : "moves"} and loses ${orNone(lost)}; ${countInWords(better)} ${better === 1 ? "punish" : "punishes"} got stronger, ${orNone(worse)} weaker.`;
const orNone = (moves: number) => (moves === 0 ? "none" : countInWords(moves));
export const TURNS = {
  gained: "Punishable now",
  lost: "No longer punishable",
  better: "Stronger punish now",
  worse: "Weaker punish now",
} as const satisfies Record<AnswerTurn, string>;
/** In front of a punish that is gone. */
export const was = "was ";

export const filterChanges = "Filter the changes";
export const findChange = "Find a change";
export const findExample = "df2, or a word";
export const character = "Character";
export const everybody = "Everybody";
export const patch = "Patch";
export const anyTime = "Any time";
export const patchOn = (version: string, day: string) => `${version}, ${day}`;
export const effect = "Buff or nerf";
export const anyEffect = "Buffs and nerfs";
export const better = "Buffs";
export const worse = "Nerfs";
export const what = "What";
export const anything = "Anything";
export const why = "Why";
export const allOfThese = "All of these";
export const count = (changes: number) =>
  changes === 0 ? "No change matches. Remove a filter." : counted(changes, "change", "changes");
export const showAll = "Show all";

export const source = "Source";
export const sourceSpoken = (version: string) => ` of the day of patch ${version}`;
export const beforePatch = "Before this patch";
export const beforePatchSpoken = (name: string) => `: ${name}`;
export const theChanges = "the changes";
export const loadingMore = "Loading more changes...";
export const showMore = "Show more changes";

export const feeds = {
  before: "Get updates: ",
  link: "an Atom feed of all characters",
  after: "; each character's frame data has one of its own. Punishers are counted as they are today.",
};
export const community = {
  before: "Frame data and its history are the work of the community at ",
  and: " and ",
};
export const credits = "Credits";
