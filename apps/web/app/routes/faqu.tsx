import { FaqPage } from "../features/texts/FaqPage.tsx";

export default FaqPage;
