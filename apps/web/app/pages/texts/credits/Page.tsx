import { CreditsPage } from "./CreditsPage.tsx";

export default CreditsPage;
