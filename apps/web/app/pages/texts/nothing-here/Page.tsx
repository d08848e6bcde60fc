import { HiddenPage } from "./HiddenPage.tsx";

export default HiddenPage;
