import { NewsPage } from "../features/news/NewsPage.tsx";

export default NewsPage;
