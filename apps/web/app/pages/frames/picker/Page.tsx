import { FramesPicker } from "./FramesPicker.tsx";

export default FramesPicker;
