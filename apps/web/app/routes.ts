import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route(
    "character/combos/:characterName/:characterId",
    "routes/character.combos.$characterName.$characterId.tsx",
  ),
  route(
    "character/frames/:characterName/:characterId",
    "routes/character.frames.$characterName.$characterId.tsx",
  ),
  route("anti-guide", "routes/anti-guide.tsx"),
  route("anti-guide/character/:characterId", "routes/anti-guide.character.$characterId.tsx"),
  route("combo-generator", "routes/combo-generator.tsx"),
  route("strat-roulette", "routes/strat-roulette.tsx"),
  route("strat-content", "routes/strat-content.tsx"),
  route("stats", "routes/stats.tsx"),
  route("news", "routes/news.tsx"),
  route("about", "routes/about.tsx"),
  route("credits", "routes/credits.tsx"),
  route("faqu", "routes/faqu.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("developers", "routes/developers.tsx"),
  route("update-request", "routes/update-request.tsx"),
  route("nothing-here/for-sure/no-easter-egg", "routes/nothing-here.for-sure.no-easter-egg.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
