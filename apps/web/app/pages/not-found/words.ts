export const pageTitle = "Page not found";
export const description = "There is no page at this address. Find a character of Tekken 8 instead.";

export const heading = "Whiffed! Nothing here";
export const unknownAddress = "There is no page at this address.";
export const unknown = { before: "There is no page at ", after: "." };
export const home = "Back to the character picker";

export const find = "Find a character";
export const findHint = "Jin, Paul, Reina ...";
export const orThese = "Or take one of these:";
export const foundNobody = "Nobody by that name yet.";
export const found = (characters: number) =>
  characters === 1 ? "One found. Enter opens it." : `${characters} found. Enter opens the first.`;
