import { RoulettePage } from "./RoulettePage.tsx";

export default RoulettePage;
