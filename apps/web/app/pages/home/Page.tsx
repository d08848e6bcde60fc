import { HomePage } from "./HomePage.tsx";

export default HomePage;
