import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route(
    "character/combos/:characterName/:characterId",
    "routes/character.combos.$characterName.$characterId.tsx",
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
