import Practice from "./Practice.island.tsx";

export default Practice;
