import { STRAT_CONTENT_PATH, type Strategies, type Strategy } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import { useAddress } from "../../live/use-address.ts";
import { contentAddress } from "./core/choice-address.ts";
import { poolOf } from "./core/roulette.ts";
import { titleSegment } from "./core/strategy-words.ts";

/** What a content creator has chosen. All of it is in the address. */
export interface ContentChoice {
  readonly character: CharacterId | undefined;
  /** The chosen character's challenges and the general ones; empty while nobody is chosen. */
  readonly own: readonly Strategy[];
  readonly general: readonly Strategy[];
  readonly challenge: Strategy | undefined;
  /** The card alone, for a streaming program. */
  readonly isOverlay: boolean;
  /** Address of that, for the present choice. */
  readonly overlayPath: string;
  readonly chooseCharacter: (character: CharacterId | undefined) => void;
  /** By the title's segment of an address; any other text chooses nothing. */
  readonly chooseChallenge: (segment: string) => void;
}

/** The choice in the address. */
export function useContentChoice(strategies: Strategies | undefined): ContentChoice {
  const [address, change] = useAddress(contentAddress);
  const { character, isOverlay } = address;
  const { own, general } = listsOf(strategies, character);
  const challenge = [...own, ...general].find(({ title }) => titleSegment(title) === address.challenge);

  return {
    character,
    own,
    general,
    challenge,
    isOverlay,
    overlayPath: `${STRAT_CONTENT_PATH}?${contentAddress.format({ ...address, isOverlay: true })}`,
    chooseCharacter: (next) => change({ character: next, challenge: "", isOverlay: false }),
    chooseChallenge: (next) => change({ character, challenge: next, isOverlay: false }),
  };
}

function listsOf(strategies: Strategies | undefined, character: CharacterId | undefined) {
  const name = character === undefined ? undefined : findCharacter(character)?.name;
  if (strategies === undefined || name === undefined) return { own: [], general: [] };
  const general = poolOf(strategies, undefined);
  return { own: strategies.characters[name] ?? [], general };
}
