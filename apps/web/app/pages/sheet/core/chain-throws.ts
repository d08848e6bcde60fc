import type { Character } from "@tactician/contract";

type ChainThrow = Character["chainThrows"][number];

export const UNBREAKABLE = "Unbreakable";

export interface ChainStep {
  readonly input: string;
  /** What breaks it, as notation (`1`, `1 or 2`); `undefined` = nothing does. */
  readonly breakInput: string | undefined;
}

export interface ChainPart {
  readonly label: string;
  readonly steps: readonly ChainStep[];
}

/** The parts of a chain throw in the order in which they are performed, those that it does not have left out. */
export function chainParts(chain: ChainThrow): ChainPart[] {
  const parts = [
    { label: "Throw", steps: chainSteps(chain.throw, chain.throwBreak) },
    { label: "Follow-up", steps: chainSteps(chain.followUp, chain.followUpBreak) },
    { label: "Simple", steps: chainSteps(listed(chain.simpleInput), listed(chain.simpleBreak)) },
  ];
  return parts.filter(({ steps }) => steps.length > 0);
}

/** A break as written on a sheet, `undefined` where it says that there is none: `1+2`, `1 or 2`; `none`, `` -> `undefined`. */
export function breakOf(written: string | undefined): string | undefined {
  const text = written?.trim() ?? "";
  return text === "" || text.toLowerCase() === "none" ? undefined : text;
}

/** Breaks are in the order of the inputs that they break; one input with several breaks is broken by any of them. */
function chainSteps(inputs: readonly string[], breaks: readonly string[]): ChainStep[] {
  const [only] = inputs;
  if (inputs.length === 1 && only !== undefined)
    return [{ input: only, breakInput: breakOf(breaks.join(" or ")) }];
  return inputs.map((input, index) => ({ input, breakInput: breakOf(breaks[index]) }));
}

function listed(move: string | undefined): string[] {
  return move === undefined || move === "" ? [] : [move];
}
