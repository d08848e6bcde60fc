import Content from "./Content.island.tsx";

export default Content;
