import { DeleteEverything } from "../../../kept/delete/DeleteEverything.tsx";
import { island } from "../../../live/island.tsx";

export default island("pages/texts/privacy-policy/DeleteStored", "touch", DeleteEverything);
