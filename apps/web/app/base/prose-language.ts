import { LANGUAGE } from "@tactician/contract";

/** `lang` of what is written prose: sheets, strategies, tips, pages of texts. It is English in every language of the site. */
export const PROSE_LANGUAGE = (LANGUAGE as string) === "en" ? undefined : "en";
