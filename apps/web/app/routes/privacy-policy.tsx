import { PrivacyPage } from "../features/texts/PrivacyPage.tsx";

export default PrivacyPage;
