export { default } from "./Content.island.tsx";
