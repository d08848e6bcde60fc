import Stats from "./Stats.island.tsx";

export default Stats;
