/** Reason why the embedded database does not start or has stopped. */
export type EmbeddedDatabaseErrorCode =
  | 'unsupported_platform'
  | 'data_directory_in_use'
  | 'data_directory_unreachable'
  /** A file system error: a file in the way, a missing permission, no space. */
  | 'data_directory_unusable'
  /** Parts of the database's folder are missing or damaged. */
  | 'data_directory_damaged'
  /** Created by another version of PostgreSQL. */
  | 'data_directory_of_another_version'
  | 'binaries_unreachable'
  | 'no_database_user'
  | 'initialisation_failed'
  | 'start_failed'
  /** The server ended while in use and could not be restarted. */
  | 'server_lost';

/** The embedded database is not running; the message is a sentence for the operator, with the remedy. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
