/** The file as a whole cannot be read: another kind of file, no header, a column missing, broken quoting. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
