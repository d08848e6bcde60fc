import {
  ANTI_GUIDE_PATH,
  CHANGES_PATH,
  COMBO_GENERATOR_PATH,
  DEVELOPERS_PATH,
  FRAMES_PATH,
  NEWS_PAGE_PATH,
  PRACTICE_PATH,
  ROULETTE_PATH,
  STATS_PATH,
  STRAT_CONTENT_PATH,
  WORLD_MATCHUPS_PATH,
} from "@tactician/contract";

/** A page that the search finds by its title and by other words for it. */
export interface SitePage {
  readonly title: string;
  readonly words: string;
  readonly path: string;
}

/** The pages that belong to no character. */
export const SITE_PAGES: readonly SitePage[] = [
  { title: "Pick your character", words: "home start characters picker roster tips", path: "/" },
  {
    title: "Combo Maker",
    words: "combo generator own combos table export picture legend",
    path: COMBO_GENERATOR_PATH,
  },
  {
    title: "Strat Roulette",
    words: "strategy roulette challenge points streak leaderboard",
    path: ROULETTE_PATH,
  },
  {
    title: "Content creator strategies",
    words: "strategy selector challenge video ideas",
    path: STRAT_CONTENT_PATH,
  },
  { title: "Anti Guide", words: "counter how to beat punish nemesis", path: ANTI_GUIDE_PATH },
  { title: "Frame data", words: "frames moves movelist startup block table", path: FRAMES_PATH },
  { title: "Changes", words: "patch notes changed buff nerf balance history", path: CHANGES_PATH },
  {
    title: "Player stats",
    words: "statistics matches replays win rate rank player id compare",
    path: STATS_PATH,
  },
  {
    title: "World matchups",
    words: "matchup chart tier list population popularity win rates rank distribution strongest",
    path: WORLD_MATCHUPS_PATH,
  },
  {
    title: "Practice recipe",
    words: "practice mode training lab record matchup punish print",
    path: PRACTICE_PATH,
  },
  { title: "News", words: "tekken news articles", path: NEWS_PAGE_PATH },
  { title: "About", words: "about support donate version 1", path: "/about" },
  { title: "Credits", words: "thank you sources licences thanks", path: "/credits" },
  { title: "FAQ", words: "questions answers help mobile app ads offline", path: "/faqu" },
  {
    title: "Privacy policy",
    words: "privacy storage cookies analytics delete data",
    path: "/privacy-policy",
  },
  {
    title: "Request an update",
    words: "update request mistake wrong report missing main",
    path: "/update-request",
  },
  { title: "Open data for developers", words: "developers api json openapi data", path: DEVELOPERS_PATH },
];
