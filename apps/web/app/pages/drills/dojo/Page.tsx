import Dojo from "./Dojo.island.tsx";

export default Dojo;
