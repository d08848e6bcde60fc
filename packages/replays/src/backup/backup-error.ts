/** A backup that cannot be written or used; the message names the file and says why. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
