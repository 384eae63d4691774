/** A backup cannot be made or restored, and nothing was changed. The message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The input is not a backup, or is incomplete. The message completes a sentence about the file. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}
