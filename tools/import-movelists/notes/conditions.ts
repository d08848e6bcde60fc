import type { Condition } from "@tactician/game";

/** Words before "hit", and whole conditions, as the notes write them. */
const CONDITION_WORDS: ReadonlyMap<string, Condition> = new Map(
  Object.entries({
    hit: "hit",
    block: "block",
    whiff: "whiff",
    nh: "normal hit",
    "normal hit": "normal hit",
    ch: "counter hit",
    counterhit: "counter hit",
    "counter hit": "counter hit",
    "hit ch": "counter hit",
    airborne: "airborne hit",
    "airborne hit": "airborne hit",
    "air hit": "airborne hit",
    "standing hit": "standing hit",
    "crouching hit": "crouching hit",
    "crouch hit": "crouching hit",
    "grounded hit": "grounded hit",
    "front hit": "front hit",
    "front-facing hit": "front hit",
    "front standing hit": "front standing hit",
    "standing front hit": "front standing hit",
    "front grounded hit": "front grounded hit",
    "front airborne hit": "front airborne hit",
    "airborne front hit": "front airborne hit",
    "close range front hit": "close front hit",
    "up-close front standing hit": "close front hit",
    "close range standing hit": "close standing hit",
    "close standing hit": "close standing hit",
    "side hit": "side hit",
    "back hit": "back hit",
    "backturn hit": "back hit",
    "backturned hit": "back hit",
    "bt hit": "back hit",
    bt: "back hit",
    "airborn hit": "airborne hit",
    charged: "charged",
    "close hit": "close hit",
    "clean hit": "clean hit",
    "wall hit": "wall",
    heat: "heat",
    charge: "charged",
    "successful parry": "parry",
    "a successful parry": "parry",
    parry: "parry",
    "throw break": "throw break",
    "successful throw break": "throw break",
    "successful throw": "hit",
    "throw hit": "hit",
    "throw success": "hit",
    break: "throw break",
  }),
);

/**
 * Reads `hit or block only`, `front standing or airborne hit`, `CH`, `block/whiff`: any of the conditions in the list.
 * Undefined for anything else.
 */
export function readConditions(source: string): Condition[] | undefined {
  const text = source
    .toLowerCase()
    .replace(/\b(?:only|automatically|on|in|during|the)\b/g, "")
    .replace(/\bfrom front\b/g, "front hit")
    .replace(/[.()]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const isAboutHits = text.endsWith(" hit");
  const conditions: Condition[] = [];
  for (const part of text.split(/\s*(?:\/|,|\bor\b|\band\b)\s*/).filter((word) => word !== "")) {
    const condition =
      CONDITION_WORDS.get(part) ?? (isAboutHits ? CONDITION_WORDS.get(`${part} hit`) : undefined);
    if (condition === undefined) return undefined;
    conditions.push(condition);
  }
  return conditions.length === 0 ? undefined : conditions;
}
