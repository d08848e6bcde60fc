import Mine from "./Mine.island.tsx";

export default Mine;
