export const compare = "Compare";
export const compareWith = { before: "Compare ", after: " with: press ⇄ in another row." } as const;
export const noSuchMove = (name: string, move: string) => `${name} has no move “${move}”.`;
export const anyMove = "Any move";
export const cancel = "Cancel";
