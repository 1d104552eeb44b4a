/** Why the embedded database does not start. */
export type EmbeddedDatabaseErrorCode =
  | 'unsupported_platform'
  | 'data_directory_in_use'
  | 'data_directory_unreachable'
  | 'binaries_unreachable'
  | 'no_database_user'
  | 'initialisation_failed'
  | 'start_failed';

/** The embedded database does not start; the message is a sentence for the person at the terminal, with the mend. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
