import { StatsPage } from "../features/stats/StatsPage.tsx";

export default StatsPage;
