import { type Condition, defined, MOVE_PROPERTIES, type MoveProperty } from "@tactician/game";
import { ADVANTAGE_PATTERN, advantageIn } from "../read-advantage.ts";
import { nonEmpty, numberIn, unread, wordMap } from "../read-cells.ts";
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
function readCase(source: string): Case {
  const text = source.trim();
  if (text === "") return { when: [], onHits: [] };
  const numbered = new RegExp(`${HIT_NUMBERS}(?: hit(?: only)?)?`, "i").exec(text);
  const onHits = [numbered?.[1], numbered?.[2]].filter((digit) => digit !== undefined).map(Number);
  const rest = numbered === null ? text : text.replace(numbered[0], " ");
  const words = rest
    .replace(/[()]/g, " ")
    .replace(/\b(?:on|from|in|during|occurs|only)\b/gi, " ")
    .trim();
  return { when: words === "" && numbered !== null ? [] : readConditions(words), onHits };
}

const ALWAYS: Case = { when: [], onHits: [] };

function addProperties(facts: NoteFacts, names: readonly string[], { when, onHits }: Case = ALWAYS): void {
  const properties = names.map((name) => SPELLINGS.get(name.toLowerCase()) ?? unread(`${name} is unknown`));
  const isPlain = when.every((condition) => PLAIN.includes(condition));
  for (const property of properties) {
    if (isPlain && onHits.length === 0) facts.properties.add(property);
    else if (when.join() === "counter hit" && onHits.length === 0) facts.counterHitProperties.add(property);
    else {
      const cases = { when: isPlain ? undefined : when, onHits: nonEmpty(onHits) };
      facts.conditionalProperties.push({ property, ...defined(cases) });
    }
  }
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
    line(/^heat engager \+\d+$/i, (facts) => addProperties(facts, ["heat engager"])),
    line(/^weapon \(projectile\)$|^projectile,? \(unparryable\)$/i, (facts, match) =>
      addProperties(facts, match[0].match(/[a-z]+/gi) ?? []),
    ),
    line(
      new RegExp(`^(${NAME})(\\?| \\(bug\\?\\)| \\((?:weapon|projectile|running)[^()]*\\))?$`, "i"),
      (facts, [, name = "", remark]) => {
        if (remark === "?") facts.unsure.add("properties");
        addProperties(facts, [name]);
      },
    ),
    line(
      new RegExp(
        `^(?:airborne )?(${NAME})(?:s|es)?\\s*((?:\\(|on|in|during|from|occurs|${HIT_NUMBERS}).*)$`,
        "i",
      ),
      (facts, [, name = "", at = ""]) => addProperties(facts, [name], readCase(at)),
    ),
    line(
      new RegExp(`^(\\d(?:st|nd|rd|th)) hit (?:is )?(${NAME})( on .*)?$`, "i"),
      (facts, [, hit, name = "", on = ""]) => addProperties(facts, [name], readCase(`${hit} ${on}`)),
    ),
    line(
      new RegExp(
        `^wall crush (?:on (hit|block) )?(${ADVANTAGE_PATTERN})(?: on (hit|block))?(?:(?: and|;|,) (\\d+) (?:additional )?chip damage(?: on block)?)?$`,
        "i",
      ),
      addWallCrush,
    ),
    line(new RegExp(`^(${NAME})(?:,| and) \\(?(${NAME})\\)?$`, "i"), (facts, [, ...names]) =>
      addProperties(facts, names),
    ),
    line(/^unblockable (?:high|mid|low) attack$/i, (facts) => addProperties(facts, ["unblockable"])),
    line(/^(?:instant )?tornado launch(?:es)? on (.+)$/i, (facts, [, words]) =>
      addConditional(facts, "instant tornado", words),
    ),
    line(
      /^(?:automatic(?:ally)?\s+)?(?:(?:transitions?|shifts?)\s+(?:to|into)\s+)?(?:r\d+\s+)?(?:unbreakable |high |chain )*(?:attack )?throw(?: automatically)?( r\d+)?(?:\s+(?:on|when|only on|if)\s+(.+?))?(?: \(air hit OK\)|, otherwise.*)?$/i,
      (facts, match) => addAttackThrow(facts, match[2] ?? "hit"),
    ),
    line(
      /^(?:has )?(?:parries|automatically parries|(?:punch|kick|punch and kick|high and mid|strong|low|strong low|auto low|auto strong attack low|strong attack|generic low|throw)?\s?(?:parry|sabaki|reversal)(?: effect)?|reverses)\b[^+]*$/i,
      (facts) => addProperties(facts, ["parry"]),
    ),
    line(
      /^(?:swaps (?:positions|sides)|side ?(?:switch|swap)(?:es)?) (?:on|if) (.+)$/i,
      (facts, [, words = ""]) =>
        addConditional(
          facts,
          "side switch",
          words.replace(/^(?:successful throw|throw)$/i, "hit").replace("broken", "break"),
        ),
    ),
    // Reads the posture too: the source names both in one line.
    line(/^opponent recovery on hit: (F[UD]F[ATLR])[^,]*, sideswap$/i, (facts, match) => {
      facts.posture = (match[1] ?? "").toUpperCase();
      addProperties(facts, ["side switch"]);
    }),
  ],
};

function addConditional(facts: NoteFacts, name: string, words?: string): void {
  addProperties(facts, [name], { when: readConditions(words), onHits: [] });
}

/** `front hit only`, `1st hit`, `when CH from front`. */
function addAttackThrow(facts: NoteFacts, words: string): void {
  const front = words.includes("CH") ? "" : "front hit";
  const text = words.replace(/\b(?:hit from (?:the )?front|from (?:the )?front)\b/i, front);
  addProperties(facts, ["attack throw"], readCase(text));
}

/** `Wall Crush +18g on hit and 4 chip damage`. */
function addWallCrush(facts: NoteFacts, match: RegExpExecArray): void {
  const on = (match[1] ?? match[3] ?? unread("on hit or on block?")).toLowerCase();
  const found = defined({ [on]: advantageIn(match[2]), chip: numberIn(match[4]) });
  facts.single.wallCrush = { ...facts.single.wallCrush, ...found };
  facts.properties.add("wall crush");
}
