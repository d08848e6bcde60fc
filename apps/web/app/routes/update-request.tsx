import { UpdateRequestPage } from "../features/texts/UpdateRequestPage.tsx";

export default UpdateRequestPage;
