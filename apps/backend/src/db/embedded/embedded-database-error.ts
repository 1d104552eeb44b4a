/** Why the embedded database does not start, or runs no longer. */
export type EmbeddedDatabaseErrorCode =
  | 'unsupported_platform'
  | 'data_directory_in_use'
  | 'data_directory_unreachable'
  /** The file system refuses: a file in the way, no right, no space. */
  | 'data_directory_unusable'
  /** Parts of the database's folder are missing or damaged. */
  | 'data_directory_damaged'
  /** Another version of PostgreSQL made it. */
  | 'data_directory_of_another_version'
  | 'binaries_unreachable'
  | 'no_database_user'
  | 'initialisation_failed'
  | 'start_failed'
  /** The server ended while it was in use, and could not be started again. */
  | 'server_lost';

/** The embedded database does not run; the message is a sentence for the person at the terminal, with the mend. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
