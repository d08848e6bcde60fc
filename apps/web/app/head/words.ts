export const chooseMain = "Choose my main";
export const myMain = (name: string) => `My main: ${name}`;
export const howToBeat = (name: string) => `How to beat ${name}`;
export const notAlive = "The buttons on this page haven't loaded yet. ";
export const reload = "Reload";
