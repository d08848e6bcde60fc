import { DevelopersPage } from "./DevelopersPage.tsx";

export default DevelopersPage;
