import { CreditsPage } from "../features/texts/CreditsPage.tsx";

export default CreditsPage;
