import Changes from "./Changes.island.tsx";

export default Changes;
