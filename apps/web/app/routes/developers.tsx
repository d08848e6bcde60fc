import { DevelopersPage } from "../features/texts/DevelopersPage.tsx";

export default DevelopersPage;
