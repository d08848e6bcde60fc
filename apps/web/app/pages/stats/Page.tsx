import { StatsPage } from "./StatsPage.tsx";

export default StatsPage;
