import { ANTI_GUIDE_PATH } from "@tactician/contract";
import { pickerPage } from "../../../ui/picker-page.ts";
import { description, keywords, name, title } from "./words.ts";

export const page = pickerPage(ANTI_GUIDE_PATH, { title, description, keywords, name });
