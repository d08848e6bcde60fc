import { UpdateRequestPage } from "./UpdateRequestPage.tsx";

export default UpdateRequestPage;
