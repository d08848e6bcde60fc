export { default } from "./Changes.island.tsx";
