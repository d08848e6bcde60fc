// Deleting what the browser keeps.
export const deleteEverything = "Delete everything kept in this browser";
export const question =
  "Delete your combos, drills, favourite moves, notes, matches, settings and every saved page from this browser? This cannot be undone.";
export const yes = "Yes, delete everything";
export const no = "Keep it";
export const done =
  "Done. This browser knows nothing about us any more. Whatever you open now starts afresh.";
export const refused = "The browser refused. Its own settings (“Clear site data”) can do it.";
