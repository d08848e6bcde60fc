import content from "../../../../../../content/credits.yaml";

/** One source of the site: what it gave, whose it is, and on which terms. */
interface Credit {
  what: string;
  who: string;
  licence: string;
  url?: string;
}

/** The rows of content/credits.yaml; a test of the drawings' licences checks the file. */
export const credits = content as readonly Credit[];
