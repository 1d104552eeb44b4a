/** The file as a whole cannot be read: another file type, no header, a missing column, or invalid quoting. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
