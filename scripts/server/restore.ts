import { MigrationError } from '@ironcart/backend';
import { readBackupHeader, restoreBackup, UnusableBackupError } from '@ironcart/backend/backup';
import { usage } from '../arguments/restore.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { onGivenFile } from './on-given-file.ts';
import { places } from './places.ts';
import { withServerForCommand } from './store-database.ts';

const restoreFrom = async (file: string): Promise<number> => {
  const { tables, rows } = await withServerForCommand(readConfiguration(root, process.env), (databaseUrl) =>
    restoreBackup({ databaseUrl, file, migrationsDir: places.migrations }),
  );
  console.log(`  ${rows} rows of ${tables} tables were restored from ${file}.`);
  return 0;
};

/** `npm run restore`: returns the exit code, 2 if the backup was refused. */
export const restore = async ([file, ...rest]: readonly string[]): Promise<number> => {
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  try {
    // Checks the file before a server starts and creates its folder, so that an invalid file leaves nothing behind.
    await onGivenFile(file, () => readBackupHeader(file));
    return await restoreFrom(file);
  } catch (error) {
    if (!(error instanceof UnusableBackupError || error instanceof MigrationError)) throw error;
    console.error(`  ${error.message} Nothing was restored.`);
    return 2;
  }
};
