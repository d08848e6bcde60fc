import { type Condition, defined, MOVE_PROPERTIES, type MoveProperty } from "@tactician/game";
import { ADVANTAGE_PATTERN, readAdvantage } from "../read-advantage.ts";
import { nonEmpty, wordMap } from "../read-cells.ts";
import type { NoteFacts, NoteTopic } from "./note-facts.ts";
import { line, readConditions } from "./note-facts.ts";

/** Other spellings in the notes, lower case. */
const OTHER_SPELLINGS = wordMap<MoveProperty>({
  "instant tornado launcher": "instant tornado",
  headbutt: "head",
  tailspin: "strong aerial tailspin",
  "regain recoverable health": "restores recoverable health",
  sideswitch: "side switch",
  "side swap": "side switch",
  sideswap: "side switch",
  "swaps positions": "side switch",
  sideswaps: "side switch",
  powercrush: "power crush",
});
const SPELLINGS = new Map<string, MoveProperty>([
  ...MOVE_PROPERTIES.map((name) => [name, name] as const),
  ...OTHER_SPELLINGS,
]);

const NAME = [...SPELLINGS.keys()].sort((a, b) => b.length - a.length).join("|");

/** Conditions that add nothing: `Side switch on hit` is just a side switch. */
const PLAIN: readonly Condition[] = ["hit", "normal hit"];
const HIT_NUMBERS = "(?:(\\d)(?:st|nd|rd|th)(?:(?: and |, )(\\d)(?:st|nd|rd|th))?|all hits)";

interface Case {
  readonly when: Condition[];
  readonly onHits: number[];
}

/** Reads when and on which hits: `on 2nd CH`, `(airborne)`, `in heat`, `on 1st and 2nd hit only`. */
function readCase(source: string): Case | undefined {
  const text = source.trim();
  if (text === "") return { when: [], onHits: [] };
  const numbered = new RegExp(`${HIT_NUMBERS}(?: hit(?: only)?)?`, "i").exec(text);
  const onHits = [numbered?.[1], numbered?.[2]].filter((digit) => digit !== undefined).map(Number);
  const rest = numbered === null ? text : text.replace(numbered[0], " ");
  const words = rest
    .replace(/[()]/g, " ")
    .replace(/\b(?:on|from|in|during|occurs|only)\b/gi, " ")
    .trim();
  if (words === "") return numbered === null ? undefined : { when: [], onHits };
  const when = readConditions(words);
  return when === undefined ? undefined : { when, onHits };
}

function addProperty(facts: NoteFacts, name: string, { when, onHits }: Case): boolean {
  const property = SPELLINGS.get(name.toLowerCase());
  if (property === undefined) return false;
  const isPlain = when.every((condition) => PLAIN.includes(condition));
  if (isPlain && onHits.length === 0) facts.properties.add(property);
  else if (when.join() === "counter hit" && onHits.length === 0) facts.counterHitProperties.add(property);
  else {
    const cases = { when: isPlain ? undefined : when, onHits: nonEmpty(onHits) };
    facts.conditionalProperties.push({ property, ...defined(cases) });
  }
  return true;
}

const ALWAYS: Case = { when: [], onHits: [] };

function addAll(facts: NoteFacts, names: readonly string[], at: Case): boolean {
  if (names.some((name) => SPELLINGS.get(name.toLowerCase()) === undefined)) return false;
  return names.every((name) => addProperty(facts, name, at));
}

export const PROPERTY_NOTES: NoteTopic = {
  id: "properties",
  concerns: new RegExp(
    "balcony break|tornado|\\bweapon|homing|\\bspike|floor break|heat engager|\\belbow|\\bknees?\\b|reversal break|tailspin|" +
      "removes recoverable|heat smash|rage art|heat burst|\\bshoulder|\\bhead\\b|\\bhip\\b|projectile|unblockable|guard break|" +
      "wall crush|power ?crush|side ?switch|side ?swap|swaps (?:positions|sides)|unparryable|\\bparr(?:y|ies)|sabaki|attack throw",
    "i",
  ),
  outside: [
    // What happens after a parry, or what can parry this.
    /\b(?:after|on|upon) (?:a )?(?:successful |perfect )?(?:punch |kick )?parry|parry effect$|after parrying|when parrying|parried|low parr|parryable by|unparryable (?:by|with)|not parryable|parryable if|Parry$/i,
    /parry window|Listed parry state|to parry attacks|strong parry$|does not parry|automatically parry successive|generic low parry/i,
    // Good tracking is not the Homing property.
    /(?:pseudo|effectively|completely)[- ]*homing|homing to/i,
    /power crush state|with power crush|by a power crush|on successful power crush/i,
    // Damage and timing of the throw that follows.
    /\b\d+ ?(?:dmg|damage)\b|total of|input window|attack throw (?:connects|recovers)|after attack throw/i,
    /^(?:can|normally|sometimes|randomly|evasive jump,?)\b.*side ?switch|side switches randomly|P1 side/i,
    /special stun|heat smash lows|heat burst activation|heat burst and|without perfect|jump in-place|opponent's head|stance moves/i,
    /wall crush (?:increases|in)|forces crouch on wall|^does(?:n't| not)\b|only spikes|^becomes|\bgains?\b|uses heat|during heat \(|^adds/i,
  ],
  rows: [
    // Paul's f+2: the advantage after the name is in the hit column too.
    line(/^heat engager \+\d+$/i, (facts) => addAll(facts, ["heat engager"], ALWAYS)),
    line(/^weapon \(projectile\)$|^projectile,? \(unparryable\)$/i, (facts, match) =>
      addAll(facts, match[0].match(/[a-z]+/gi) ?? [], ALWAYS),
    ),
    line(
      new RegExp(`^(${NAME})(\\?| \\(bug\\?\\)| \\((?:weapon|projectile|running)[^()]*\\))?$`, "i"),
      (facts, match) => {
        if (match[2] === "?") facts.unsure.add("properties");
        return addProperty(facts, match[1] ?? "", ALWAYS);
      },
    ),
    line(
      new RegExp(
        `^(?:airborne )?(${NAME})(?:s|es)?\\s*((?:\\(|on|in|during|from|occurs|${HIT_NUMBERS}).*)$`,
        "i",
      ),
      (facts, match) => {
        const at = readCase(match[2] ?? "");
        return at === undefined ? false : addProperty(facts, match[1] ?? "", at);
      },
    ),
    line(new RegExp(`^(\\d(?:st|nd|rd|th)) hit (?:is )?(${NAME})( on .*)?$`, "i"), (facts, match) => {
      const at = readCase(`${match[1] ?? ""} ${match[3] ?? ""}`);
      return at === undefined ? false : addProperty(facts, match[2] ?? "", at);
    }),
    line(
      new RegExp(
        `^wall crush (?:on (hit|block) )?(${ADVANTAGE_PATTERN})(?: on (hit|block))?(?:(?: and|;|,) (\\d+) (?:additional )?chip damage(?: on block)?)?$`,
        "i",
      ),
      addWallCrush,
    ),
    line(new RegExp(`^(${NAME})(?:,| and) \\(?(${NAME})\\)?$`, "i"), (facts, match) =>
      addAll(facts, [match[1] ?? "", match[2] ?? ""], ALWAYS),
    ),
    line(/^unblockable (?:high|mid|low) attack$/i, (facts) => addProperty(facts, "unblockable", ALWAYS)),
    line(/^(?:instant )?tornado launch(?:es)? on (.+)$/i, (facts, match) =>
      addConditional(facts, "instant tornado", match[1] ?? ""),
    ),
    line(
      /^(?:automatic(?:ally)?\s+)?(?:(?:transitions?|shifts?)\s+(?:to|into)\s+)?(?:r\d+\s+)?(?:unbreakable |high |chain )*(?:attack )?throw(?: automatically)?( r\d+)?(?:\s+(?:on|when|only on|if)\s+(.+?))?(?: \(air hit OK\)|, otherwise.*)?$/i,
      (facts, match) => addAttackThrow(facts, match[2] ?? "hit"),
    ),
    line(
      /^(?:has )?(?:parries|automatically parries|(?:punch|kick|punch and kick|high and mid|strong|low|strong low|auto low|auto strong attack low|strong attack|generic low|throw)?\s?(?:parry|sabaki|reversal)(?: effect)?|reverses)\b[^+]*$/i,
      (facts) => addProperty(facts, "parry", ALWAYS),
    ),
    line(/^(?:swaps (?:positions|sides)|side ?(?:switch|swap)(?:es)?) (?:on|if) (.+)$/i, (facts, match) =>
      addConditional(
        facts,
        "side switch",
        (match[1] ?? "").replace(/^(?:successful throw|throw)$/i, "hit").replace("broken", "break"),
      ),
    ),
    // Reads the posture too: the source names both in one line.
    line(/^opponent recovery on hit: (F[UD]F[ATLR])[^,]*, sideswap$/i, (facts, match) => {
      facts.posture = (match[1] ?? "").toUpperCase();
      return addProperty(facts, "side switch", ALWAYS);
    }),
  ],
};

function addConditional(facts: NoteFacts, name: string, words: string): boolean {
  const when = readConditions(words);
  return when === undefined ? false : addProperty(facts, name, { when, onHits: [] });
}

/** `front hit only`, `1st hit`, `when CH from front`. */
function addAttackThrow(facts: NoteFacts, words: string): boolean {
  const at = readCase(
    words.replace(
      /\b(?:hit from (?:the )?front|from (?:the )?front)\b/i,
      words.includes("CH") ? "" : "front hit",
    ),
  );
  return at === undefined ? false : addProperty(facts, "attack throw", at);
}

/** `Wall Crush +18g on hit and 4 chip damage`. */
function addWallCrush(facts: NoteFacts, match: RegExpExecArray): boolean {
  const value = readAdvantage(match[2] ?? "");
  if (!value.ok || value.value === undefined) return false;
  const on = (match[1] ?? match[3])?.toLowerCase();
  if (on === undefined) return false;
  const chip = match[4] === undefined ? {} : { chip: Number(match[4]) };
  facts.single.wallCrush = { ...facts.single.wallCrush, [on]: value.value, ...chip };
  facts.properties.add("wall crush");
  return true;
}
