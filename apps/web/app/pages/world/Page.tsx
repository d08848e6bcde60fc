import World from "./World.island.tsx";

export default World;
