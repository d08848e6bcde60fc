export const pageTitle = "Tekken 8 news";
export const description = (patch: string) =>
  `The newest articles about Tekken 8: patches, tournaments and characters, next to the guide for patch ${patch}.`;
export const keywords = ["Tekken 8 news", "Tekken 8 patch notes", "Tekken tournaments"];

export const heading = "TEKKEN NEWS";
export const intro =
  "The newest articles about Tekken 8 from other sites. Our server fetches them, so nobody else knows you were here until you open one.";
export const loading = "Loading the news...";
export const needsScripts =
  "The news needs JavaScript, which your browser does not run. The rest of the guide works without it.";

export const articles = "Articles";
export const count = (articles: number) =>
  articles === 1 ? "One article. It opens in a new tab." : `${articles} articles. Each opens in a new tab.`;
export const newTab = " (opens in a new tab)";
export const empty = "No news";
export const emptyWhy = "Nobody wrote about Tekken lately.";

export const failed = "Couldn't load the news";
export const failedWhy = "The guide itself is all here; try the news again in a minute.";
export const offlineWhy = "You're offline, and news is only worth reading fresh. Try again when you're back.";
