import { HiddenPage } from "../features/texts/HiddenPage.tsx";

export default HiddenPage;
