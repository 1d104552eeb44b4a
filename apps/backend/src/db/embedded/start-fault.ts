import { EmbeddedDatabaseError } from './embedded-database-error.ts';

interface KnownFault {
  /** PostgreSQL's log messages in the locale C. */
  readonly said: RegExp;
  readonly errorOf: (clusterDir: string, found: RegExpExecArray) => EmbeddedDatabaseError;
}

const knownFaults: readonly KnownFault[] = [
  {
    said: /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+)/,
    errorOf: (clusterDir, [, theirs = '', ours = '']) =>
      new EmbeddedDatabaseError(
        'data_directory_of_another_version',
        `The database in ${clusterDir} was made by PostgreSQL ${theirs.replace(/,$/, '')}, and this program brings ${ours.replace(/\.$/, '')}: start it ` +
          'with the Ironcart that made it, write a backup with "npm run backup", and restore that with this one into a new IRONCART_DATA_DIR.',
      ),
  },
  {
    said: /has wrong ownership|could not (?:open|access|read|create|write)[^\n]*: (?:Permission denied|Operation not permitted)/,
    errorOf: (clusterDir) =>
      new EmbeddedDatabaseError(
        'data_directory_unusable',
        `The database in ${clusterDir} belongs to another system user: start as that user, or hand it over with "chown -R USER ${clusterDir}".`,
      ),
  },
  {
    said: /has invalid permissions/,
    errorOf: (clusterDir) =>
      new EmbeddedDatabaseError(
        'data_directory_unusable',
        `Other users may enter the database's folder ${clusterDir}, which PostgreSQL refuses: run "chmod 700 ${clusterDir}".`,
      ),
  },
  {
    said: /No space left on device|Disk quota exceeded/,
    errorOf: (clusterDir) =>
      new EmbeddedDatabaseError(
        'data_directory_unusable',
        `The disk that holds ${clusterDir} is full: free some space and start again; nothing that was accepted is lost.`,
      ),
  },
  {
    said: /Read-only file system/,
    errorOf: (clusterDir) =>
      new EmbeddedDatabaseError(
        'data_directory_unusable',
        `${clusterDir} is on a disk that is mounted read-only: mount it writable, or set IRONCART_DATA_DIR to another folder.`,
      ),
  },
  {
    said: /could not locate a valid checkpoint record|invalid (?:primary )?checkpoint|could not find the database system|could not read file "[^"]+": read \d+ of|could not open file "[^"]+": No such file|could not open directory "[^"]+": No such file|not a valid data directory|calculated CRC checksum does not match|invalid data in file "PG_VERSION"|is not a valid/,
    errorOf: (clusterDir) =>
      new EmbeddedDatabaseError(
        'data_directory_damaged',
        `The database in ${clusterDir} is damaged, files of it are missing or cut off: put the folder back from a copy, or set ` +
          'IRONCART_DATA_DIR to a new folder and run "npm run restore -- FILE" with a backup. Nothing was changed.',
      ),
  },
];

/** Derives the reason from PostgreSQL's output why it ended or rejects changes; undefined if it is not known. */
export const knownFaultOf = (clusterDir: string, lines: readonly string[]): EmbeddedDatabaseError | undefined => {
  const text = lines.join('\n');
  for (const { said, errorOf } of knownFaults) {
    const found = said.exec(text);
    if (found) return errorOf(clusterDir, found);
  }
  return undefined;
};

/**
 * Explains from its output why PostgreSQL did not start.
 * @param reason how it ended, as in `it ended with code 1`
 */
export const startFaultOf = (clusterDir: string, reason: string, lines: readonly string[]): EmbeddedDatabaseError =>
  knownFaultOf(clusterDir, lines) ??
  new EmbeddedDatabaseError(
    'start_failed',
    `The embedded database did not start (${reason}): ${lines.slice(-5).join(' ')}`.trim(),
  );
