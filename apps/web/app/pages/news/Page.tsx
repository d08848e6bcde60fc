import { NewsPage } from "./NewsPage.tsx";

export default NewsPage;
