/** How moves are shown: as icons or as text, in the plain set or in the coloured one. */
export interface Preferences {
  display: "icons" | "notations";
  colors: "off" | "on";
}

export const DEFAULT_PREFERENCES: Preferences = { display: "icons", colors: "off" };

/**
 * Preferences from what storage holds under `displayMode` and `colorMode`. Anything but the exact
 * words counts as the default: `parsePreferences("notations", "yes")` -> notations, colours off.
 */
export function parsePreferences(
  displayMode: string | undefined,
  colorMode: string | undefined,
): Preferences {
  return {
    display: displayMode === "notations" ? "notations" : DEFAULT_PREFERENCES.display,
    colors: colorMode === "true" ? "on" : DEFAULT_PREFERENCES.colors,
  };
}
