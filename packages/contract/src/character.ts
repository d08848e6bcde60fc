import {
  answerSchema,
  candidateSchema,
  documentCharacterIdSchema,
  movelistSchema,
  moveSchema,
} from "@tactician/game";
import * as z from "zod/mini";
import { changedSchema, frameFactsSchema } from "./frame-facts.ts";
import { defenceSchema, planEntrySchema, pressureSchema, stanceSchema, trapSchema } from "./neutral.ts";

/** What travels about characters. Written with zod/mini, because the browser loads it; moves are site notation (`df 2 1`). */

/** Where a creator can be followed, as far as the page has a drawing for it. */
export const SOCIAL_ICONS = ["youtube", "twitch", "twitter", "discord"] as const;

const id = z.string();
const move = z.string();

const routeDamage = z.object({ min: z.number(), max: z.number() });

const { damage, launches, total, atLeast, follows, selfDamage } = answerSchema.shape;

/** What to learn first of a character. What it does not have is left out. */
export const startHereSchema = z.object({
  launcher: z.optional(
    z.object({
      move,
      /** The route's place in `importantCombos`, and whether it is the easier one there. */
      combo: z.number(),
      isEasier: z.optional(z.literal(true)),
      /** Estimated with this launcher, as those of the combos. */
      total,
      atLeast,
    }),
  ),
  /** The best answer to a block that leaves so many frames, where it is another one than with fewer; from standing first. */
  punishers: z.array(
    z.object({
      behind: z.number(),
      from: candidateSchema.shape.from,
      ...{ move, damage, launches, total, atLeast, follows, selfDamage },
    }),
  ),
  mid: z.optional(move),
  low: z.optional(move),
  throw: z.optional(move),
});

const moveFollowUp = z.object({ _id: id, move, followUp: z.string() });

const counterSchemaSummary = z.object({ effectiveRange: z.string(), weakSide: z.string() });

const characterSummarySchema = z.object({
  _id: documentCharacterIdSchema,
  name: z.string(),
  image: z.string(),
  counterSchema: z.array(counterSchemaSummary),
});

export const characterListSchema = z.array(characterSummarySchema);

/** The answer of `GET /api/characters/{id}`: sheet, anti-guide and creator notes. */
export const characterSchema = z.object({
  _id: documentCharacterIdSchema,
  name: z.string(),
  fullName: z.string(),
  style: z.string(),
  /** Address of the portrait, `/mains/Jin.png`. */
  image: z.string(),
  stances: z.array(stanceSchema),
  /** The stance words that every move string of this character is parsed with. */
  vocabulary: z.array(z.string()),
  /** A document that was kept on a device for offline use may be older than it. */
  startHere: z.optional(startHereSchema),
  heatNotes: z.array(z.string()),
  heatSystem: z.array(
    z.object({
      _id: id,
      engager: move,
      ender: move,
      /** What the combo rests on, where no other section has it; a sentence. */
      restsOn: z.optional(z.string()),
    }),
  ),
  mostImportantGrabs: z.array(z.object({ _id: id, move, escape: move })),
  guaranteedFollowUps: z.array(
    z.object({
      ...moveFollowUp.shape,
      /** Estimated damage of the move with each of the alternatives, in their order; `null` where there is no rule. */
      damages: z.optional(z.array(z.nullable(z.number()))),
    }),
  ),
  heatEngagers: z.array(z.object({ _id: id, move, description: z.string() })),
  punishers: z.object({
    startup: z.array(
      z.object({
        _id: id,
        move,
        frames: z.number(),
        /** What the player must know about it beside the move, in words. */
        note: z.optional(z.string()),
      }),
    ),
  }),
  whiffPunishers: z.array(move),
  // A document that was kept on a device for offline use may be older than these.
  gamePlan: z._default(z.array(planEntrySchema), []),
  pressure: z._default(z.array(pressureSchema), []),
  traps: z._default(z.array(trapSchema), []),
  defence: z._default(z.array(defenceSchema), []),
  importantCombos: z.array(
    z.object({
      _id: id,
      launchers: z.array(move),
      followUps: z.array(move),
      followUpSimple: z.array(move),
      /** What tells the group from another with the same launchers, in words. */
      note: z.optional(z.string()),
      vidUrl: z.optional(z.string()),
      endTime: z.optional(z.number()),
      /**
       * No player's sheet has the main route as a whole. With `playedSteps` it is made of played parts, and so many steps from
       * the first stand in a player's sheet; without, it rests on frame data.
       */
      unplayed: z.optional(z.boolean()),
      playedSteps: z.optional(z.number()),
      /** The easier route is made of played parts: every move in it has followed the one before in a played route. */
      simpleUnplayed: z.optional(z.boolean()),
      /** Estimated damage in all, of the route and of the easier one; two numbers where it depends on the launcher. */
      damage: z.optional(routeDamage),
      simpleDamage: z.optional(routeDamage),
      /** Where that is not known: of the beginning, up to the first step without a known rule. */
      atLeast: z.optional(z.number()),
      simpleAtLeast: z.optional(z.number()),
    }),
  ),
  wallCombos: z.object({ general: z.array(moveFollowUp), withTornado: z.array(moveFollowUp) }),
  comboEnders: z.array(z.object({ _id: id, category: z.string(), move })),
  chainThrows: z.array(
    z.object({
      _id: id,
      name: z.string(),
      throw: z.array(move),
      throwBreak: z.array(move),
      followUp: z.array(move),
      followUpBreak: z.array(move),
      simpleInput: z.optional(move),
      simpleBreak: z.optional(move),
    }),
  ),
  creatorNotes: z.array(
    z.object({
      author: z.string(),
      socialMediaLink: z.optional(z.string()),
      socialMediaIcon: z.optional(z.enum(SOCIAL_ICONS)),
      stapleCombo: z.array(move),
      notes: z.array(z.object({ title: z.string(), content: z.string(), move: z.optional(move) })),
    }),
  ),
  counterSchema: z.array(
    z.object({
      effectiveRange: z.string(),
      weakSide: z.string(),
      overview: z.string(),
      counterStrategy: z.string(),
      keyMovesToPunish: z.array(z.object({ _id: id, move, punish: z.string(), purpose: z.string() })),
      detailedCounterStrategies: z.array(
        z.object({
          _id: id,
          title: z.string(),
          description: z.string(),
          other: z.array(z.object({ _id: id, move, counter: z.string(), details: z.string() })),
        }),
      ),
    }),
  ),
  sources: z.array(
    z.object({
      who: z.string(),
      what: z.string(),
      url: z.optional(z.string()),
      /** Of a player's sheet: the season of the game that it was written for. */
      season: z.optional(z.number()),
    }),
  ),
  checkedAgainst: z.string(),
  /** The last patch of the game before the movelist whose day is known, `3.00`; there may have been later ones. */
  patch: z.optional(z.string()),
  /** Frame data of every move string on the sheet that resolves: the string as written -> the moves it performs, in order. */
  frameData: z.record(z.string(), z.array(frameFactsSchema)),
});

export type CharacterSummary = z.infer<typeof characterSummarySchema>;
export type Character = z.infer<typeof characterSchema>;
export type StartHere = z.infer<typeof startHereSchema>;

/**
 * The answer of `GET /api/characters/{id}/moves`: a character's whole movelist with frame data, as the resolver and the damage
 * rule of @tactician/game take it. At most 13 kilobytes with Brotli.
 */
export const characterMovesSchema = z.object({
  _id: documentCharacterIdSchema,
  name: z.string(),
  /** The stance words that every command, and whatever a visitor types for this character, is parsed with. */
  vocabulary: z.array(z.string()),
  ...movelistSchema.shape,
  /** The last patch of the game before `checkedAt` whose day is known, `3.00`; there may have been later ones. */
  patch: z.optional(z.string()),
  moves: z.array(z.strictObject({ ...moveSchema.shape, changed: changedSchema })),
});

export type CharacterMoves = z.infer<typeof characterMovesSchema>;
