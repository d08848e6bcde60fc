import After from "./After.island.tsx";

export default After;
