import News from "./News.island.tsx";

export default News;
