import { formatDecimal } from "@tactician/game";

// Saving the sheets for offline use.
export const impossible = "This browser cannot save pages for offline use.";
export const save = (bytes: number | undefined) =>
  bytes === undefined ? "Save for offline" : `Save for offline (${formatDecimal(bytes / 1_000_000)} MB)`;
export const saveAgain = "Save again (after an update)";
export const saving = "Saving...";
export const savedShare = "Saved";
export const saved = "Saved. Sheets, anti-guides, frame data, drills, changes and search work offline now.";
export const failed = (isOnline: boolean) =>
  `${isOnline ? "Something didn't load." : "You're offline."} What has loaded is saved; press again to go on.`;
