import { movesPath } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import { apiUrl } from "../../base/config.ts";

/** A phone shows two or three rows. */
export const FIRST_ROWS = 3;

/** `/api/characters/` and `/moves`, around the character. */
const [BEFORE, AFTER] = (apiUrl + movesPath("*")).split("*");

const KNOWN = CHARACTERS.map(({ characterId }) => characterId).join(" ");

/**
 * Runs in the document when all scripts of the page are asked for, with the addresses of the checks in `soon`: asks for them and for
 * the movelists of the first rows too, so that they are there when the page lives and asks. Nothing without kept combos; what
 * cannot be read is left to `readStoredCombos`.
 */
export const FIRST_MOVELISTS_SCRIPT = `if(document.documentElement.dataset.combos)try{let ask=(rel,href,more)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,...more}));for(let c of new Set(JSON.parse(localStorage.getItem("customCombos")).slice(0,${FIRST_ROWS}).map(c=>c.character)))if("${KNOWN}".split(" ").includes(c))ask("preload","${BEFORE}"+c+"${AFTER}",{as:"fetch",crossOrigin:"anonymous"});for(let href of soon)ask("modulepreload",href)}catch{}`;
