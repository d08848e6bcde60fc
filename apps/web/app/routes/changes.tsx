import { ChangesPage } from "../features/changes/ChangesPage.tsx";

export default ChangesPage;
