import { ContentPage } from "../features/roulette/ContentPage.tsx";

export default ContentPage;
