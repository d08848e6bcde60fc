import { joinSides, type MatchupSide } from "@tactician/contract";
import type { Entry, Site } from "@tactician/static-site";
import { MadeAnswers } from "./made-answers.ts";

/** Some four hundred and fifty of the 1,764 pairs; another one takes a few milliseconds. */
const LARGEST_STORE = 4 * 1024 * 1024;

/**
 * What a character does about the moves of another, for every pair. Made of both sides for the first who asks, because all
 * pairs would be a hundred megabytes of text; the sides are parsed for that and let go.
 */
export class MadeMatchups {
  readonly #sides: Site["data"]["sides"];
  readonly #made: MadeAnswers;

  constructor({ data, security }: Pick<Site, "data" | "security">) {
    this.#sides = data.sides;
    this.#made = new MadeAnswers(security, LARGEST_STORE);
  }

  /** The answer for two characters by their ids, which may be the same; nothing when there is no such character. */
  async get(me: string, them: string, visitor: string): Promise<Entry | undefined> {
    const [mine, theirs] = [this.#sides.get(me), this.#sides.get(them)];
    if (!mine || !theirs) return undefined;
    return this.#made.get(`${me}/${them}`, visitor, () => joinSides(readSide(mine), readSide(theirs)));
  }
}

/** The build has checked it against the contract. */
function readSide({ identity }: Entry): MatchupSide {
  return JSON.parse(identity.readBody().toString("utf8"));
}
