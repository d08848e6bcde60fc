import { AntiGuidePicker } from "../features/anti-guide/AntiGuidePicker.tsx";

export default AntiGuidePicker;
