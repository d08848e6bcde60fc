import { ChangesPage } from "./ChangesPage.tsx";

export default ChangesPage;
