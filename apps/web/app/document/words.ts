export const keywords = (patch: string, site: string) => ["Tekken 8", `Tekken 8 patch ${patch}`, site];
/** What stylesheets say: between alternatives, and behind a move with the mark of a late change. */
export const IN_STYLES = { "--or": "or", "--changed-lately": ", changed lately" } as const;
export const pictureOf = (name: string, site: string) => `${name} on ${site}`;
