import type { NoteTopic } from "./note-facts.ts";

/** Damage that the hits before scale. Other lines about damage (walls, Heat, just frames) are outside the model. */
export const DAMAGE_NOTES: NoteTopic = {
  id: "scaled damage",
  concerns: /\bscal(?:ing|ed)\b.*\bdamage|damage\b.*\bscaling/i,
  outside: [/chip|\d+ ?% |maximum/i],
  rows: [
    {
      pattern: /^(\d+) scaled damage on attack throw$/i,
      apply: (facts, match) => {
        facts.damage.throwScaled = Number(match[1]);
        facts.damage.isScaled = true;
      },
    },
    {
      pattern:
        /^(\d+)(?: \(\d+ in heat\))? (?:in total damage|damage in total(?: for the full string)? with .*scaling|damage total from 1st hit|total scaled damage|damage on hit with scaling)$/i,
      apply: (facts, match) => {
        facts.damage.total = Number(match[1]);
      },
    },
    {
      pattern: /^(?:\d+ dmg, |First hit does \d+dmg, )?(\d+) ?(?:total dmg from 1st hit|dmg total)$/i,
      apply: (facts, match) => {
        facts.damage.total = Number(match[1]);
      },
    },
    {
      pattern:
        /^(\d+) ?(?:damage|dmg)(?: \(\d+\))? (?:(?:with )?(?:aerial |combo )?(?:combo )?scaling ?(?:from (?:1st|2nd|prev(?:ious)?)(?: hit)?)?|with scaling|from 1st hit(?: with (?:grounded )?scaling)?)$/i,
      apply: (facts, match) => {
        facts.damage.ownOrTotal = Number(match[1]);
        facts.damage.isScaled = true;
      },
    },
    {
      pattern: /^(\d+) ?dmg \(\d+\) from 1st hit$|^(\d+)dmg with scaling from \w+ hit$/i,
      apply: (facts) => {
        facts.damage.isScaled = true;
      },
    },
  ],
};
