import type { FrameFacts } from "@tactician/contract";
import { createContext } from "react";

/** What every move on a page needs to know: the character's stances, and which moves have frame data to show. */
export interface MoveKnowledge {
  readonly stances: readonly string[];
  /** The move as written -> the moves it performs, in order. */
  readonly frameData: Readonly<Record<string, readonly FrameFacts[]>>;
}

export const MoveContext = createContext<MoveKnowledge>({ stances: [], frameData: {} });
