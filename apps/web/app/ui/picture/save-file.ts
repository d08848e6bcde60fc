/** Long enough for a slow phone to have taken the file. */
const FORGET_AFTER_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS);
}
