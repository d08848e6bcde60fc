import { RoulettePage } from "../features/roulette/RoulettePage.tsx";

export default RoulettePage;
