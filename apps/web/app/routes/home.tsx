import { HomePage } from "../features/home/HomePage.tsx";

export default HomePage;
