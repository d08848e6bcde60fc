import { UnknownMovePage } from "./UnknownMovePage.tsx";

export default UnknownMovePage;
