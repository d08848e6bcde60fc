/** A backup that cannot be written or used; the message names the file and says why. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export function laterBackup(file: string): BackupError {
  return new BackupError(`${file} was made by a later version of Tactician: restore it with that version.`);
}
