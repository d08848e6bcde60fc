export { default } from "./Practice.island.tsx";
