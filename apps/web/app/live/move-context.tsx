import { createContext } from "react";
import { type MovesOfPage, NO_MOVES } from "../base/page-data.ts";

/** What every move on a page needs to know. */
export const MoveContext = createContext<MovesOfPage>(NO_MOVES);
