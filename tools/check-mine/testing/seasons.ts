import type { CharacterId, Random } from "@tactician/game";
import type { MetMatch } from "@tactician/mine";

/*
 * Seasons of made-up players, written from how a season goes and not from how it is judged: no normal distribution, no logits. Opponents
 * are met unequally, moves are used unequally, each move is easier or harder to block than another, and each opponent's players are
 * in a mood that day.
 */

const OPPONENTS = [
  ...["paul", "jin", "king", "law", "lars", "lee"],
  ...["asuka", "lili", "hwoarang", "bryan", "kazuya", "nina"],
] as const satisfies readonly CharacterId[];

/** A weak spot: hit by this share of tries instead of a fifth to two fifths, and tried this many times as often, because it works. */
const WEAK = { chance: 0.85, use: 2.5 };

export function makeSeason(source: MetMatch["source"], weakSpots: number, random: Random) {
  const usual = 0.2 + 0.2 * random();
  const recorded = source === "log" ? 1 : 0.5 * random();
  const opponents = OPPONENTS.map((them) => ({
    them,
    met: 0.3 + gamma(2, random),
    moves: Array.from({ length: 8 + Math.floor(8 * random()) }, (_, place) => {
      const [a, b] = [gamma(usual * 14, random), gamma((1 - usual) * 14, random)];
      return { id: `${them}-${place}`, use: 0.6 * gamma(2, random), chance: a / (a + b) };
    }),
  }));
  const all = opponents.reduce((sum, { met }) => sum + met, 0);

  // Of opponents who are met often enough to matter, and of moves that are not the rarest.
  const often = opponents.filter(({ met }) => met >= (0.7 * all) / opponents.length);
  const planted = new Set<string>();
  while (planted.size < weakSpots) {
    const { them, moves } = pick(often, random);
    const move = pick(moves, random);
    const key = `${them} ${move.id}`;
    if (move.use < 0.8 || planted.has(key)) continue;
    planted.add(key);
    Object.assign(move, { chance: WEAK.chance, use: move.use * WEAK.use });
  }

  return {
    /** `paul Paul-3`. */
    planted,
    matches: Array.from({ length: 300 }, (_, place): MetMatch => {
      let left = random() * all;
      const met =
        opponents.find((one) => {
          left -= one.met;
          return left <= 0;
        }) ?? pick(opponents, random);
      const mood = 0.6 + 0.8 * random();
      const at = (place + 1) * 3_600_000;
      return {
        ...{ id: String(place), at, changedAt: at, source, me: "king", them: met.them },
        moves: met.moves.flatMap(({ id, use, chance }) => {
          const count = { move: id, hits: 0, blocked: 0, punished: 0 };
          for (let tries = poisson(use * mood, random); tries > 0; tries--) {
            if (random() < chance) count.hits += 1;
            else if (random() < recorded) count[random() < 0.3 ? "punished" : "blocked"] += 1;
          }
          return count.hits + count.blocked + count.punished > 0 ? [count] : [];
        }),
      };
    }),
  };
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function poisson(mean: number, random: Random): number {
  let [count, left] = [0, Math.exp(-mean)];
  for (let product = random(); product > left; product *= random()) count += 1;
  return count;
}

/** Marsaglia and Tsang (2000); below one by a power of chance. */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * random() ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const v = (1 + normal / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
