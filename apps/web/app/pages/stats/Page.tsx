export { default } from "./Stats.island.tsx";
