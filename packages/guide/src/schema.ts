import {
  CATCHES,
  DEFENCE_KINDS,
  PLAN_RANGES,
  PLAN_ROLES,
  PRESSURE_ON,
  REPLIES,
  SOCIAL_ICONS,
} from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import * as z from "zod";

/**
 * The schema of `content/characters/<slug>.yaml`: one sheet for each character, in the specification's own field names.
 * Every scalar arrives as a string (failsafe YAML), so numbers are read from digits here. Moves are site notation.
 */

const text = z.string().trim().min(1);
const notation = text;
const frames = text.regex(/^\d{1,2}$/, "a whole number of frames, 1 to 99").transform(Number);
const steps = text.regex(/^[1-9]$/, "a number of steps, 1 to 9").transform(Number);
const seconds = text.regex(/^\d+(\.\d+)?$/, "a number of seconds").transform(Number);
const characterId = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");

/** Wall combo or mini combo: a starter and what follows it. */
const moveFollowUp = z.strictObject({ move: notation, followUp: notation });

/**
 * A group of launchers with one route. `followUps` are the moves after the launcher, in order, each one step of the
 * combo (`df 2 4`, `ZEN u 1 t`); `followUpSimple` is the easier route; `[]` shows N/A.
 */
const importantCombo = z.strictObject({
  launchers: z.array(notation).min(1),
  followUps: z.array(notation).min(1),
  followUpSimple: z.array(notation).default([]),
  /** What tells the group from another with the same launchers, or what the launcher asks for beyond its input. */
  note: z.optional(text),
  /** Video of the combo, with the second (from its start) at which it is over. */
  vidUrl: z.optional(z.url()),
  endTime: z.optional(seconds),
  /**
   * Set where no player's sheet has the route as a whole. It is made of played parts (`played-links`); only where the character
   * has no played route at all, it rests on frame data.
   */
  unplayed: z.optional(z.literal("yes")),
  /** How many steps of an unplayed route, from the first, a player's sheet has. */
  playedSteps: z.optional(steps),
  /** The same as `unplayed`, for the easier route alone: it is made of played parts. */
  simpleUnplayed: z.optional(z.literal("yes")),
});

const chainThrow = z.strictObject({
  name: text,
  /** The inputs of the throw that starts the chain, and what breaks it; no break = `[]`. */
  throw: z.array(notation).min(1),
  throwBreak: z.array(notation).default([]),
  followUp: z.array(notation).default([]),
  followUpBreak: z.array(notation).default([]),
  simpleInput: z.optional(notation),
  simpleBreak: z.optional(notation),
});

const creatorNotes = z.strictObject({
  author: text,
  socialMediaLink: z.optional(z.url()),
  socialMediaIcon: z.optional(z.enum(SOCIAL_ICONS)),
  stapleCombo: z.array(notation).default([]),
  notes: z.array(z.strictObject({ title: text, content: text, move: z.optional(notation) })).min(1),
});

const counterSchema = z.strictObject({
  effectiveRange: text,
  weakSide: text,
  overview: text,
  counterStrategy: text,
  keyMovesToPunish: z.array(z.strictObject({ move: notation, punish: notation, purpose: text })),
  detailedCounterStrategies: z.array(
    z.strictObject({
      title: text,
      description: text,
      other: z.array(z.strictObject({ move: notation, counter: notation, details: text })),
    }),
  ),
});

/** A hit of the opponent's move, counted from 1. */
const hitNumber = text.regex(/^[1-9]$/, "the number of a hit, 1 to 9").transform(Number);

const matchupPunisher = z.strictObject({
  /** The opponent, `paul`; the character itself is one too. A check says when it is nobody of the roster. */
  against: characterId,
  /** The opponent's move, as the opponent's own sheet would write it. */
  move: notation,
  ducked: z.optional(z.literal("yes")),
  /** The best first. */
  answers: z
    .array(
      z.strictObject({
        /** What this character does: a move, or a sidestep alone (`ssl`). */
        move: notation,
        /** It hits the opponent in the air or while getting up, so that a combo follows. */
        float: z.optional(z.literal("yes")),
        grounded: z.optional(z.literal("yes")),
        /** How far away it works: `far` is the tip of the opponent's move, `not far` is everywhere else. */
        range: z.optional(z.enum(["close", "far", "not far"])),
        /** `hard`: the source calls it difficult; `fast`: it must be entered at once. */
        execution: z.optional(z.enum(["hard", "fast"])),
        /** It comes before this hit of the opponent's move. */
        beforeHit: z.optional(hitNumber),
        /** It parries or absorbs this hit. */
        catchesHit: z.optional(hitNumber),
        /** Why it works although the movelists do not show it. */
        waiver: z.optional(text),
      }),
    )
    .min(1),
});

/** A move to play at a range, and what for. */
const planEntry = z.strictObject({
  role: z.enum(PLAN_ROLES),
  range: z.enum(PLAN_RANGES),
  move: notation,
  why: text,
});

/** A move that leaves plus frames or forces a guess, with what to press then and the replies that it beats. */
const pressure = z.strictObject({
  move: notation,
  on: z.enum(PRESSURE_ON),
  follow: z
    .array(z.strictObject({ move: notation, beats: z.array(z.enum(REPLIES)).min(1), why: text }))
    .min(1),
});

const trap = z.strictObject({
  /** A string of the character, to the hit that catches. */
  move: notation,
  hit: hitNumber,
  /** The fastest button that does not get in between; 10 = none does. */
  catches: frames,
  why: text,
});

const defence = z.strictObject({
  kind: z.enum(DEFENCE_KINDS),
  move: notation,
  why: text,
  /** For the anti-guide: what the opponent does about it. */
  against: text,
  /** Of parries and reversals: what they take. */
  catches: z.optional(z.array(z.enum(CATCHES)).min(1)),
});

const source = z.strictObject({
  who: text,
  what: text,
  url: z.optional(z.url()),
  /** Of a player's sheet: the season of the game that it was written for. */
  season: z.optional(text.regex(/^[1-9]$/, "the number of a season").transform(Number)),
});

const waiver = z.strictObject({
  /** Name of the check, `known-move`. */
  check: text,
  /** The place the finding names, `importantCombos.2.followUps.1`. */
  at: text,
  reason: text,
});

export const characterFileSchema = z.strictObject({
  slug: characterId,
  name: text,
  fullName: text,
  style: text,
  /** Stances with the moves that enter them, for the page, the parser and the link check. */
  stances: z.array(
    z.strictObject({
      token: text.regex(/^[A-Z]{2,5}$/, "2 to 5 capitals"),
      name: text,
      entry: z.array(notation),
      /** A mode rather than a stance: moves done in it stay in it (Yoshimitsu's `NSS`). */
      stays: z.optional(z.literal("yes")),
      /** The three best moves out of it, the best first; all of them where it has fewer. */
      best: z.array(notation).default([]),
      exit: z.optional(text),
    }),
  ),
  /** What Heat gives this character, one line each. */
  heatNotes: z.array(text).default([]),
  /** Max damage combo enders with Heat: the engager that is dashed out of, and the ender after it. */
  heatSystem: z.array(
    z.strictObject({
      engager: notation,
      ender: notation,
      /** What the combo rests on, where no other section of the sheet has it (`heat-ender`). */
      restsOn: z.optional(text),
    }),
  ),
  mostImportantGrabs: z.array(z.strictObject({ move: notation, escape: notation })),
  /** Shown as "Mini Combos"; `followUp` holds alternatives split on hyphens (`d 2 - f n d df 1`). */
  guaranteedFollowUps: z.array(moveFollowUp),
  heatEngagers: z.array(z.strictObject({ move: notation, description: text })),
  punishers: z.strictObject({
    /** `note`: what the player must know about it and no move string says (an input that few get in time). */
    startup: z.array(z.strictObject({ move: notation, frames, note: z.optional(text) })),
  }),
  whiffPunishers: z.array(notation).default([]),
  /** Which moves to play at which range, close ones first, then by importance. */
  gamePlan: z.array(planEntry).default([]),
  pressure: z.array(pressure).default([]),
  traps: z.array(trap).default([]),
  defence: z.array(defence).default([]),
  /** What to do about named moves of named opponents. */
  matchupPunishers: z.array(matchupPunisher).default([]),
  importantCombos: z.array(importantCombo),
  wallCombos: z.strictObject({ general: z.array(moveFollowUp), withTornado: z.array(moveFollowUp) }),
  comboEnders: z.array(
    z.strictObject({
      category: z.enum(["Damage", "Wall carry", "Wall break", "Floor break", "Spike", "Heat burst"]),
      move: notation,
    }),
  ),
  chainThrows: z.array(chainThrow).default([]),
  creatorNotes: z.array(creatorNotes).default([]),
  counterSchema: z.array(counterSchema).default([]),
  sources: z.array(source).min(1),
  /** Month of the movelist the sheet was checked against, `2026-08`. */
  checkedAgainst: text.regex(/^\d{4}-\d{2}$/, "a year and month, 2026-08"),
  /** What the sources say that the movelist no longer has, and what is here instead; for docs/content-report.md. */
  repairs: z.array(z.strictObject({ was: text, now: text, why: text })).default([]),
  waivers: z.array(waiver).default([]),
});

/** A character file as written. */
export type WrittenCharacterFile = z.infer<typeof characterFileSchema>;

/** A character file after reading: whose it is is known. */
export interface CharacterFile extends Omit<WrittenCharacterFile, "slug"> {
  readonly characterId: CharacterId;
}

/** The file of a character as everything takes it that knows whose it is. */
export function sheetOf(characterId: CharacterId, { slug, ...sheet }: WrittenCharacterFile): CharacterFile {
  return { characterId, ...sheet };
}
