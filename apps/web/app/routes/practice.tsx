import { PracticePage } from "../features/drills/practice/PracticePage.tsx";

export default PracticePage;
