export { default } from "./Drills.island.tsx";
