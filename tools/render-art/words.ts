// What the pictures say that chats show of a link.
export const siteName = "TACTICIAN";
export const ofCharacter = "COMBOS · PUNISHERS · FRAME DATA";
export const aboutSite = "A fan-made guide for Tekken 8";
export const ofSite = "Combos, punishers and frame data for Tekken 8";
