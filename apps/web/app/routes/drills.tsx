import { DrillsPage } from "../features/drills/DrillsPage.tsx";

export default DrillsPage;
