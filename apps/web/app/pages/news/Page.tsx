export { default } from "./News.island.tsx";
