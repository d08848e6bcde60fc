import { createContext } from "react";
import { type MovesOfPage, NO_MOVES } from "../base/page-data.ts";

export const MoveContext = createContext<MovesOfPage>(NO_MOVES);
