import * as z from "zod/mini";
import { type CharacterId, isCharacterId, parseCharacterId } from "./character.ts";
import type { MoveKey } from "./move-key.ts";

/**
 * The schema of `content/movelists/<characterId>.json`: typed facts of a character's moves, no sentences.
 * Frames are game frames at 60 per second; damages are points before scaling.
 */

export const HIT_LEVELS = [
  "high",
  "mid",
  "low",
  "special mid",
  "special low",
  "throw",
  "high throw",
  "low throw",
  "mid throw",
  "crouch throw",
  "air throw",
  "ground throw",
  "wall throw",
] as const;

/** What a move can be or do, as a closed set. */
export const MOVE_PROPERTIES = [
  "heat engager",
  "heat smash",
  "heat burst",
  "rage art",
  "tornado",
  "homing",
  "balcony break",
  "floor break",
  "wall crush",
  "power crush",
  "spike",
  "reversal break",
  "weapon",
  "elbow",
  "knee",
  "shoulder",
  "head",
  "hip",
  "projectile",
  "unblockable",
  "unparryable",
  "guard break",
  "strong aerial tailspin",
  "side switch",
  "removes recoverable health",
  "restores recoverable health",
  "parry",
  /** Puts even a grounded opponent into the Tornado state. */
  "instant tornado",
  /** Turns into a throw that cannot be broken when it hits. */
  "attack throw",
] as const;

/** What follows the number of a frame advantage: a = airborne, c = opponent crouching, g = can guard, d = down, s = stagger, th = thrown. */
const ADVANTAGE_EFFECTS = ["airborne", "crouching", "guard", "down", "stagger", "thrown"] as const;

/** `float` = airborne enough to be juggled (landing frames of a jump), `ground` = counts as lying. */
const CRUSH_KINDS = ["crouch", "jump", "power", "parry", "full", "invincible", "float", "ground"] as const;
export const SIDESTEPS = ["ssl", "ssr", "swl", "swr"] as const;
/** When something happens: the state of the hit, or of the fighters. Several in one list = any of them. */
const CONDITIONS = [
  "hit",
  "block",
  "whiff",
  "normal hit",
  "counter hit",
  "airborne hit",
  "standing hit",
  "crouching hit",
  "grounded hit",
  "front hit",
  "front standing hit",
  "side hit",
  "back hit",
  "front grounded hit",
  "front airborne hit",
  "close hit",
  "close front hit",
  "close standing hit",
  "clean hit",
  "wall",
  "heat",
  "charged",
  "parry",
  "absorb",
  "throw break",
] as const;
/** How far blocking pushes the opponent away: too far for any answer, or so far that most answers miss. */
export const PUSHBACKS = ["out of reach", "large"] as const;
export const THROW_BREAKS = ["1", "2", "1+2", "3+4", "none"] as const;

const range = z.strictObject({ min: z.int(), max: z.optional(z.int()) });

const span = {
  min: z.int(),
  /** Set where the advantage depends on which active frame hits (`-9~-8`). */
  max: z.optional(z.int()),
  effects: z.optional(z.array(z.enum(ADVANTAGE_EFFECTS))),
  /** Effects of `max`, where they are written otherwise than those of `min` (`-5~+3g`). */
  maxEffects: z.optional(z.array(z.enum(ADVANTAGE_EFFECTS))),
};

const outcome = {
  ...span,
  /** The number in brackets, `+27a (+17)`: the advantage when the opponent techs or lands. */
  recovered: z.optional(z.strictObject(span)),
  /** Position the opponent is left in (`FDFA` = face down, feet away; `BT` = back turned). */
  posture: z.optional(z.string()),
};

/**
 * An advantage. `min` is the smallest value that the source gives, apart from stances that the attacker goes into by choice:
 * whoever asks whether a move is unsafe, or what a hit gives for certain, needs no other number.
 */
const advantage = z.strictObject({
  ...outcome,
  /** The stance or state that the attacker is in afterwards by itself (`+5 GMH`, `-5 BT`); the number counts from there. */
  into: z.optional(z.string()),
  /** Other values of the same column, none below `min`, lowest first (`-16/+8`: a spin, an airborne hit, a wall). */
  alternatives: z.optional(
    z.array(
      z.strictObject({
        ...outcome,
        into: z.optional(z.string()),
        /** Only then; none = the source's column does not say when. */
        when: z.optional(z.array(z.enum(CONDITIONS))),
      }),
    ),
  ),
  /** Other values, each when the attacker goes into the stance (`-3 HBS`). */
  inStance: z.optional(z.array(z.strictObject({ stance: z.string(), ...outcome }))),
});

const hit = z.strictObject({
  level: z.enum(HIT_LEVELS),
  /** Also hits a grounded opponent (capital letter in the source). */
  grounded: z.optional(z.literal(true)),
  unblockable: z.optional(z.literal(true)),
  damage: z.optional(z.int()),
  /** Damage is recoverable only (`[12;12]`). */
  recoverable: z.optional(z.literal(true)),
  /** Damage when the hits before it have connected and scale it (`20 (14)`). */
  scaledDamage: z.optional(z.int()),
  /** The source's other damages of this hit: in brackets or after a slash (charged, just frame, wall). */
  otherDamages: z.optional(z.array(z.int())),
  /** Happens only when the hit before connects in the right way (`m,(t)`). */
  conditional: z.optional(z.literal(true)),
});

const stringLink = z.strictObject({
  /** `combo` = natural combo, `counter-hit combo`, `jails`, `does not jail`, `interruptible`. */
  kind: z.enum(["combo", "counter-hit combo", "jails", "does not jail", "interruptible"]),
  /**
   * Which hit of the string it starts from, 1-based. Most notes count hits, some inputs. A jail from a hit that this entry itself
   * adds is about what comes after that hit (Clive's `3,2`: i4 gets in from the first, and the third jails from the second).
   */
  fromHit: z.optional(z.int()),
  /** `combo`/`jails`: up to how many frames of delay, 0 = without any; */
  delayFrames: z.optional(z.int()),
  /** The same with a delay of which the source does not say how long it may be (`with ?F delay`). */
  delayable: z.optional(z.literal(true)),
  /** `jails`: attacks do not come out, a crouch that is held does: the next high can be ducked. */
  duckable: z.optional(z.literal(true)),
  /** What the earlier hit did: `interruptible` counts from its block unless this says hit. */
  on: z.optional(z.enum(["hit", "block"])),
  /** Only then (`charged`, `clean hit`, `heat`). */
  when: z.optional(z.array(z.enum(CONDITIONS))),
  airborne: z.optional(z.literal(true)),
  /** `interruptible`: startup of the slowest move that still gets in between. */
  startupFrames: z.optional(z.int()),
});

const transition = z.strictObject({
  into: z.string(),
  input: z.optional(z.string()),
  /** Only then; none = whatever the move did. */
  when: z.optional(z.array(z.enum(CONDITIONS))),
  /** Advantage when the transition is taken. */
  block: z.optional(advantage),
  hit: z.optional(advantage),
  counterHit: z.optional(advantage),
  /** The same where the source does not say on what. */
  advantage: z.optional(advantage),
  /** Frames of recovery left in the new state. */
  recoveryFrames: z.optional(z.int()),
  /** Frames of the move at which the input is taken. */
  frames: z.optional(range),
  /** The input may be late by this many frames. */
  delayFrames: z.optional(z.int()),
});

/** Whose a document is. A newer release may know more characters than this one: any text of an id's shape is read. */
export const documentCharacterIdSchema = z
  .string()
  .check(z.refine((text) => parseCharacterId(text) !== undefined)) as unknown as z.ZodMiniType<
  CharacterId,
  string
>;

/** Whose it is; an id that nobody has is refused. */
export const characterIdSchema = z
  .string()
  .check(z.refine(isCharacterId, "is no character of the roster")) as unknown as z.ZodMiniType<
  CharacterId,
  string
>;

/** Every id in a movelist is the key of a move, and every text may be an id. */
export const moveKeySchema = z.string() as unknown as z.ZodMiniType<MoveKey, string>;

const crouchingHit = z.strictObject({
  hit: z.optional(advantage),
  counterHit: z.optional(advantage),
  /** Where the source says whether it launches then. */
  launches: z.optional(z.enum(["always", "on counter hit", "never"])),
});

export const moveSchema = z.strictObject({
  /** Unique in the movelist: the source's community command, `ZEN.1,3`, `f,n,d,df#2`. */
  id: moveKeySchema,
  /** Ids of the source's rows that say nothing but that they are this move (`PHX.1+4` of Clive's `1+4`). */
  otherIds: z.optional(z.array(moveKeySchema)),
  /** Full command in site notation, `ZEN 1 3`. */
  command: z.string(),
  /** Other commands that give the same move, in site notation. */
  aliases: z.optional(z.array(z.string())),
  name: z.optional(z.string()),
  /** Id of the move that this one continues (`1,2` for `1,2,1`). */
  parent: z.optional(moveKeySchema),
  /** State or stance it is done from, site token (`ZEN`, `fc`, `ws`, `bt`, `heat`); none = standing. */
  from: z.optional(z.array(z.string())),
  /** Every hit of the full command in order, those of the parents first. */
  hits: z.array(hit),
  /** How many of `hits`, from the end, this entry adds to its parent. */
  ownHits: z.int(),
  /** What the hits deal together when all connect, scaled where the source says so; absent when a hit's damage is unknown. */
  damage: z.optional(z.int()),
  /** What it deals at each level of a gauge (`ZAN1`), and done by another of its commands where that deals something else. */
  damageByLevel: z.optional(
    z.array(z.strictObject({ level: z.string(), damage: z.int(), command: z.optional(z.string()) })),
  ),
  /** Points that this entry costs the fighter when it is done outside Heat, the recoverable ones too. */
  selfDamage: z.optional(z.int()),
  /** First frame that hits, of the first hit of the full command (`{min: 13, max: 14}` = i13~14). */
  startup: z.optional(range),
  /**
   * The same counted from the first input, where the source's startup counts from a later one: a cancel (`f+2~1`), a roll, a
   * charge. Strings have that of the move they begin with.
   */
  wholeStartup: z.optional(range),
  /** The same for this entry's own hits, one each, counted from the input of this entry. */
  ownStartup: z.optional(z.array(range)),
  block: z.optional(advantage),
  hit: z.optional(advantage),
  counterHit: z.optional(advantage),
  /** Where it is another one than on a standing opponent. */
  crouchingHit: z.optional(crouchingHit),
  crush: z.optional(
    z.array(
      z.strictObject({ kind: z.enum(CRUSH_KINDS), from: z.optional(z.int()), to: z.optional(z.int()) }),
    ),
  ),
  /** Frames after the last active one, and the state it ends in (`fc`, `bt`, `ZEN`). */
  recovery: z.optional(z.strictObject({ frames: z.optional(z.int()), into: z.optional(z.string()) })),
  totalFrames: z.optional(z.int()),
  properties: z.array(z.enum(MOVE_PROPERTIES)),
  counterHitProperties: z.optional(z.array(z.enum(MOVE_PROPERTIES))),
  /** Properties that only some hits have, or only under a condition other than a plain counter hit. */
  conditionalProperties: z.optional(
    z.array(
      z.strictObject({
        property: z.enum(MOVE_PROPERTIES),
        when: z.optional(z.array(z.enum(CONDITIONS))),
        /** Which of the hits, 1-based, where only some have it. */
        onHits: z.optional(z.array(z.int())),
      }),
    ),
  ),
  throwBreak: z.optional(z.array(z.enum(THROW_BREAKS))),
  /** Stances or states this move can go into, with the input that does it (`holdf`, `3+4`); no input = by itself. */
  transitions: z.optional(z.array(transition)),
  /** Inputs that keep the move from going into its stance (`holdb`). */
  transitionCancels: z.optional(z.array(z.string())),
  links: z.optional(z.array(stringLink)),
  /** Follow-up input may be late by this many frames. */
  inputDelayFrames: z.optional(z.int()),
  moveDelayFrames: z.optional(z.int()),
  /** It can be delayed, the source does not say by how much. */
  delayable: z.optional(z.literal(true)),
  /** Nothing gets in between the hit before and this one. */
  uninterruptible: z.optional(z.literal(true)),
  /** After the hit before was blocked this one can be ducked, although no attack gets in between. */
  duckable: z.optional(z.literal(true)),
  /** The follow-up exists only after the hit before did this. */
  availableOn: z.optional(z.array(z.enum(CONDITIONS))),
  whiffsTo: z.optional(z.array(z.enum(SIDESTEPS))),
  /** Damage on block: always, and in Heat. `true` where the source gives no number. */
  chip: z.optional(z.union([z.int(), z.literal(true)])),
  heatChip: z.optional(z.union([z.int(), z.literal(true)])),
  /** On block where the low that it begins with was blocked: who does that crouches, and the high behind it goes over them. */
  lowBlocked: z.optional(advantage),
  heatDash: z.optional(z.strictObject({ block: z.optional(advantage), hit: z.optional(advantage) })),
  /** Advantage on block and chip damage after it absorbed an attack. */
  afterAbsorb: z.optional(
    z.strictObject({ block: z.optional(advantage), chip: z.optional(z.union([z.int(), z.literal(true)])) }),
  ),
  /** Advantage (and chip damage) when the opponent is driven into a wall. */
  wallCrush: z.optional(
    z.strictObject({ block: z.optional(advantage), hit: z.optional(advantage), chip: z.optional(z.int()) }),
  ),
  /** Startup with what has to come before it (a sidestep, a charge). */
  effectiveStartup: z.optional(range),
  /** What must be there beside the stance: `heat`, `rage`, a stock or an install (`NWG`, `WAR`), `once per match`. */
  requires: z.optional(z.array(z.string())),
  /** Whether its input can be given before the fighter can act; none = the source does not say. */
  bufferable: z.optional(z.boolean()),
  /** First frame that hits, counted with the inputs that come before the attack: buffered while still blocking, and not buffered. */
  bufferedStartup: z.optional(range),
  unbufferedStartup: z.optional(range),
  /** Comes out as fast as an attack of so many frames, from where it can be done. */
  actsLikeFrames: z.optional(z.int()),
  /** One input has to come within one frame (`f n d df#2`, `1+4:df+1`). */
  justFrame: z.optional(z.literal(true)),
  inputWindowFrames: z.optional(z.int()),
  /** How long the button has to be held for this version. */
  chargeFrames: z.optional(range),
  /** This is the version of a held button, or holding the button makes another version. */
  charge: z.optional(z.enum(["charged", "chargeable"])),
  /** It hits such opponents only. */
  onlyAgainst: z.optional(z.literal("airborne")),
  /** Where the attacker is after it besides `recovery` (`FUFT` = lies, `bt` = back turned, `fc` = crouches, `side` = turned sideways). */
  attackerAfter: z.optional(
    z.array(z.strictObject({ state: z.string(), when: z.optional(z.array(z.enum(CONDITIONS))) })),
  ),
  /** Recovery where the move recovers faster or slower after contact; `recovery` then counts for a whiff. */
  contactRecovery: z.optional(z.strictObject({ frames: z.int(), when: z.array(z.enum(CONDITIONS)) })),
  pushbackOnBlock: z.optional(z.enum(PUSHBACKS)),
  /** Names that players use for it where a command could stand (`EWGF`, `Electric`). */
  nicknames: z.optional(z.array(z.string())),
  /** Names of the fields whose value the source marks with a question mark; `hits` also where some of them are missing. */
  unsure: z.optional(z.array(z.string())),
  /** Metres. */
  reach: z.optional(z.number()),
  /**
   * How far the move turns after a sidestep, in frames, as the source's players measured it; more = harder to step. The sides are
   * the attacker's: what turns to its left follows who steps to their own right.
   */
  tracking: z.optional(z.strictObject({ left: z.optional(z.int()), right: z.optional(z.int()) })),
  /** Other startups that the source gives for the first own hit: through a dash or a charge, in Heat, after buffering (`i12 (i17)`). */
  otherStartups: z.optional(z.array(range)),
});

export const movelistSchema = z.strictObject({
  character: characterIdSchema,
  /** Month of the source's state, `2026-08`. */
  checkedAt: z.string(),
  /** State and stance tokens in use (`ZEN`, `CD`), each with other names that the source uses (`CDS`). */
  stances: z.array(z.strictObject({ token: z.string(), aliases: z.optional(z.array(z.string())) })),
  moves: z.array(moveSchema),
});

export type Move = z.infer<typeof moveSchema>;
export type Movelist = z.infer<typeof movelistSchema>;
export { advantage as advantageSchema, hit as hitSchema };
export type Advantage = z.infer<typeof advantage>;
export type MoveProperty = (typeof MOVE_PROPERTIES)[number];
export type CrouchingHit = z.infer<typeof crouchingHit>;
export type Hit = z.infer<typeof hit>;
export type HitLevel = (typeof HIT_LEVELS)[number];
export type FrameRange = z.infer<typeof range>;
export type StringLink = z.infer<typeof stringLink>;
export type Transition = z.infer<typeof transition>;
export type Condition = (typeof CONDITIONS)[number];
export type AdvantageEffect = (typeof ADVANTAGE_EFFECTS)[number];
export type CrushKind = (typeof CRUSH_KINDS)[number];
export type Sidestep = (typeof SIDESTEPS)[number];
export type ThrowBreak = (typeof THROW_BREAKS)[number];
