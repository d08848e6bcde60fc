import { STRAT_CONTENT_PATH, type Strategies, type Strategy } from "@tactician/contract";
import { type CharacterId, findCharacter, isCharacterId } from "@tactician/game";
import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { poolOf } from "./core/roulette.ts";
import { titleSegment } from "./core/strategy-words.ts";

/** What a content creator has chosen. All of it stands in the address. */
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

const never = () => () => {};

/** The choice in the address; the page was made without one, and it counts once the page lives. */
export function useContentChoice(strategies: Strategies | undefined): ContentChoice {
  const [parameters, setParameters] = useSearchParams();
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const named = (isLive && parameters.get("character")) || "";
  const character = isCharacterId(named) ? named : undefined;
  const segment = (isLive && parameters.get("challenge")) || "";
  const { own, general } = listsOf(strategies, character);
  const challenge = [...own, ...general].find(({ title }) => titleSegment(title) === segment);
  const choose = (choice: Record<string, string>) =>
    setParameters(choice, { replace: true, preventScrollReset: true });

  return {
    character,
    own,
    general,
    challenge,
    isOverlay: isLive && parameters.get("overlay") === "1",
    overlayPath: `${STRAT_CONTENT_PATH}?${new URLSearchParams({ character: named, challenge: segment, overlay: "1" })}`,
    chooseCharacter: (next) => choose(next === undefined ? {} : { character: next }),
    chooseChallenge: (next) => choose({ character: named, ...(next !== "" && { challenge: next }) }),
  };
}

function listsOf(strategies: Strategies | undefined, character: CharacterId | undefined) {
  const name = character === undefined ? undefined : findCharacter(character)?.name;
  if (strategies === undefined || name === undefined) return { own: [], general: [] };
  const general = poolOf(strategies, undefined);
  return { own: strategies.characters[name] ?? [], general };
}
