import { formatDecimal } from "@tactician/game";

// Saving the sheets for offline use.
export const impossible = "This browser cannot save pages for offline use.";
export const save = (bytes: number | undefined) =>
  bytes === undefined ? "Save for offline" : `Save for offline (${formatDecimal(bytes / 1_000_000)} MB)`;
export const saveAgain = "Save again (after an update)";
export const saving = "Saving...";
export const savedShare = "Saved";
export const saved = "Saved. Sheets, anti-guides, frame data, drills, changes and search work offline now.";
export const failed = (why: "offline" | "full" | "unknown") =>
  why === "full"
    ? "This device has no more room. What has loaded is saved; make room and press again to go on."
    : `${why === "offline" ? "You're offline." : "Something didn't load."} What has loaded is saved; press again to go on.`;
