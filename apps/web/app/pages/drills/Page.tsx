import { DrillsPage } from "./DrillsPage.tsx";

export default DrillsPage;
