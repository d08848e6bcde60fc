/** The list of files that notes need (a third of a kilobyte) stands in this one, and not in what every page begins with. */
export const loadNotes = () => import("./page-notes.ts");
