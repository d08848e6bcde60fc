import { PrivacyPage } from "./PrivacyPage.tsx";

export default PrivacyPage;
