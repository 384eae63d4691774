/** A backup cannot be made or restored. The message says what to do; nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** What is read is no backup, or not a whole one. The message is the end of a sentence about the file. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}
