import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route(
    "character/combos/:characterName/:characterId",
    "routes/character.combos.$characterName.$characterId.tsx",
  ),
  route("anti-guide", "routes/anti-guide.tsx"),
  route("anti-guide/character/:characterId", "routes/anti-guide.character.$characterId.tsx"),
  route("combo-generator", "routes/combo-generator.tsx"),
  route("strat-roulette", "routes/strat-roulette.tsx"),
  route("strat-content", "routes/strat-content.tsx"),
  route("stats", "routes/stats.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
