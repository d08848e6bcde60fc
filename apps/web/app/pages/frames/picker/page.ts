import { FRAMES_PATH } from "@tactician/contract";
import { pickerPage } from "../../../ui/picker-page.ts";
import { description, keywords, name, title } from "./words.ts";

export const page = pickerPage(FRAMES_PATH, { title, description, keywords, name });
