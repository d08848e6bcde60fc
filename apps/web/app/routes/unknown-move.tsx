import { UnknownMovePage } from "../features/move/UnknownMovePage.tsx";

export default UnknownMovePage;
