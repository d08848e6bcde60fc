import { AntiGuidePicker } from "./AntiGuidePicker.tsx";

export default AntiGuidePicker;
