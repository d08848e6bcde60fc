import { WorldPage } from "../features/world/WorldPage.tsx";

export default WorldPage;
