import Drills from "./Drills.island.tsx";

export default Drills;
