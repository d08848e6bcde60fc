// A file of combos.
export const fileTooLarge = "This file is too large for a file of combos.";
export const fileNotJson = "This file is not JSON, so it holds no combos.";
export const fileNewer = "This file was made by a newer version of this page. Reload the page and try again.";
export const fileEmpty = "There are no combos in this file.";
export const fileTooMany = (most: number) => `This file holds more than ${most} combos.`;
