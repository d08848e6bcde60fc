import { island } from "../live/island.tsx";
import { OverlayButton } from "../ui/OverlayButton.tsx";
import * as words from "./words.ts";

const fetchDialog = () => import("./SearchDialog.tsx").then((module) => module.SearchDialog);

const SHORTCUT = {
  keys: "Control+K Meta+K",
  isPressed: ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
    key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey,
};

/** Opens the search over everything, as Ctrl+K (⌘K) does anywhere on the site. */
function SearchButton() {
  return (
    <OverlayButton
      part={words.searchPart}
      fetchPart={fetchDialog}
      label={words.search}
      path="M16.5 16.5L21 21M10.5 17.5a7 7 0 1 0 0-14a7 7 0 0 0 0 14z"
      shortcut={SHORTCUT}
    />
  );
}

export default island("search/SearchButton", "touch", SearchButton);
