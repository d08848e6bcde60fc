import { FramesPicker } from "../features/frames/FramesPicker.tsx";

export default FramesPicker;
