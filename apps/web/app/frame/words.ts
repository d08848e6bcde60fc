export const siteName = "Tactician";
export const skip = "Skip to content";
export const site = "Site";

// Menus.
export const versus = "Versus";
export const frames = "Frames";
export const more = "More";
export const menu = "Menu";
export const closeMenu = "Close menu";

// The bar at the thumb.
export const thumbBar = "Quick links";
export const home = "Home";
export const main = "Main";
export const drills = "Drills";

export const streaming = "Streaming channel";
export const videos = "Video channel";
export const chat = "Chat server";

// Who the visitor plays.
export const chooseMain = "Choose my main";
export const myMain = "My main";
export const aboutMain = "Every page starts with your main.";
export const mainNeedsScripts = "This needs JavaScript, which your browser does not run.";
export const portraitsFailed = "The portraits did not load. Open this once more to try again.";
export const noMain = "I have no main";
export const mainLeft = "Your main is no longer in the roster. Pick another.";
export const othersLink = (shown: string, main: string) =>
  `This link shows ${shown}'s page. Your main is ${main}.`;
export const youPlay = (main: string) => `You play ${main}. Pick another to change it.`;
export const whoDoYouPlay = "Who do you play? Every page starts with your main.";
export const nothingKept = " Your browser saves nothing for this site: your choice lasts for this page only.";

// How moves are read.
export const howToRead = "How to read this";
export const legend = "How to read moves";
export const aboutLegend =
  "1 left punch, 2 right punch, 3 left kick, 4 right kick; f b u d are the stick. Press a move for its frames, or an input for what it means.";
export const everyInput = "Every input";

export const preferences = "Preferences";
export const icons = "Icons";
export const iconsHint = "Moves as icons. Off: as text, like df 2 1";
export const colors = "Colors";
export const colorsHint = "The coloured icons, or coloured buttons in text";
export const buttons = "Buttons";
export const BUTTONS = {
  numbers: "1 2 3 4",
  playstation: "PlayStation",
  xbox: "Xbox",
  limbs: "LP RP LK RK",
} as const;
export const directions = "Directions";
export const directionsHint = "In text. Numpad only with LP RP LK RK: 2 would be a button and a direction";
export const DIRECTIONS = {
  letters: "df d f",
  arrows: "↘ ↓ →",
  numpad: "3 2 6",
} as const;

// The foot.
export const missingMain = "Your Main Is Not Here?";
/** Their number follows. */
export const missingMainSpoken = "This button does nothing yet. Presses so far:";
export const aboutSite = "About this site";
export const support = "Support";
export const version1 = "Tactician Version 1";
export const disclaimer =
  "Tactician is a hobby project made by fans for fans of Tekken 8. It is neither endorsed by nor connected with the game's publisher; names and trademarks of the game belong to their owners.";

// A page that broke.
export const broken = "Unexpected Application Error!";
export const brokenTitle = "Unexpected Application Error! | Tactician";
export const brokenWhy =
  "This is our mistake, not yours. Reloading often helps; if it does not, the rest of the site still works.";
export const reloadPage = "Reload this page";
export const pickCharacter = "Pick a character";

export const newVersion = "A new version of the guide is ready.";
export const reload = "Reload";
export const later = "Later";
