import { PracticePage } from "./PracticePage.tsx";

export default PracticePage;
