import { WorldPage } from "./WorldPage.tsx";

export default WorldPage;
