import { FaqPage } from "./FaqPage.tsx";

export default FaqPage;
