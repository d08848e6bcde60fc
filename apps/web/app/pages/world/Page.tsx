export { default } from "./World.island.tsx";
