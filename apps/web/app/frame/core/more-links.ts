import {
  CHANGES_PATH,
  DEVELOPERS_PATH,
  DRILLS_PATH,
  FRAMES_PATH,
  STATS_PATH,
  STRAT_CONTENT_PATH,
  WORLD_MATCHUPS_PATH,
} from "@tactician/contract";

/** What is here beside the links of the bar: in the bar a menu, in the drawer a second group, on the home page a line. */
export const MORE_LINKS = [
  { to: STATS_PATH, label: "Statistics" },
  { to: DRILLS_PATH, label: "Drills" },
  { to: WORLD_MATCHUPS_PATH, label: "World matchups" },
  { to: FRAMES_PATH, label: "Frame data" },
  { to: CHANGES_PATH, label: "Changes" },
  { to: STRAT_CONTENT_PATH, label: "Strategy cards for streams" },
  { to: DEVELOPERS_PATH, label: "For developers" },
] as const;
