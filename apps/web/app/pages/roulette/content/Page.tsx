import { ContentPage } from "./ContentPage.tsx";

export default ContentPage;
