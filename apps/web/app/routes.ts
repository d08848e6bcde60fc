import { index, type RouteConfig, route } from "@react-router/dev/routes";
import {
  ANTI_GUIDE_PATH,
  ANTI_GUIDE_PATTERN,
  COMBO_GENERATOR_PATH,
  FRAMES_PATTERN,
  NEWS_PAGE_PATH,
  ROULETTE_PATH,
  SHEET_PATTERN,
  STATS_PATH,
  STRAT_CONTENT_PATH,
} from "@tactician/contract";

export default [
  index("routes/home.tsx"),
  route(SHEET_PATTERN, "routes/character.combos.$characterName.$characterId.tsx"),
  route(FRAMES_PATTERN, "routes/character.frames.$characterName.$characterId.tsx"),
  route(ANTI_GUIDE_PATH, "routes/anti-guide.tsx"),
  route(ANTI_GUIDE_PATTERN, "routes/anti-guide.character.$characterId.tsx"),
  route(COMBO_GENERATOR_PATH, "routes/combo-generator.tsx"),
  route(ROULETTE_PATH, "routes/strat-roulette.tsx"),
  route(STRAT_CONTENT_PATH, "routes/strat-content.tsx"),
  route(STATS_PATH, "routes/stats.tsx"),
  route(NEWS_PAGE_PATH, "routes/news.tsx"),
  route("about", "routes/about.tsx"),
  route("credits", "routes/credits.tsx"),
  route("faqu", "routes/faqu.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("developers", "routes/developers.tsx"),
  route("update-request", "routes/update-request.tsx"),
  route("nothing-here/for-sure/no-easter-egg", "routes/nothing-here.for-sure.no-easter-egg.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
