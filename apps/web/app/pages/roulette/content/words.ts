export const pageTitle = "Tekken 8 challenges for content creators";
export const description = (patch: string) =>
  `Pick a challenge for your stream of Tekken 8, patch ${patch}: by character, as a card to show, a picture to save, or an overlay for your streaming program.`;
export const keywords = ["Tekken 8 stream challenge", "Tekken 8 challenges", "Tekken 8 overlay"];

export const heading = "Pick a Challenge";
export const intro =
  "For streams and videos: choose what you will play, then show the card, save it as a picture, or put it over your game. Rather leave it to chance? ";
export const introLink = "Spin the roulette";

export const character = "Character";
export const pickCharacter = "Pick one of them to see its challenges.";
export const challenge = "Challenge";
export const loadingChallenges = "Loading challenges...";
export const chooseChallenge = "Choose a challenge";
export const forEverybody = "For everybody";

export const cardHere = "Your card appears here";
export const siteName = "Tactician";
export const saveCard = "Save screenshot";
export const saved = (file: string) => `Saved as ${file}`;
export const saveFailed = "The picture could not be made. Press again.";
export const copyOverlay = "Copy overlay address";
export const copied = "Copied. Paste it into a browser source.";
export const copyFailed = "Your browser did not allow copying. Open the overlay and copy its address.";
export const openOverlay = "Open overlay";
export const aboutOverlay =
  "The overlay is this card alone on a transparent page. Add a browser source of 800 by 450 to your streaming program and give it the address; a wider source makes the card larger.";
export const emptyOverlay = "No challenge chosen. Choose one on the page and copy its overlay address again.";
