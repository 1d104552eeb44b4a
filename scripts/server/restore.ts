import { stat } from 'node:fs/promises';
import { restoreBackup, UnusableBackupError } from '@ironcart/backend/backup';
import { inRoot, root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { openDatabaseServer } from './store-database.ts';

const usage = `Usage:
  npm run restore -- FILE

Writes a backup into an empty database: one that DATABASE_URL names, or a new one in IRONCART_DATA_DIR.`;

/** `npm run restore`: answers the exit code, 2 where the backup was refused. */
export const restore = async ([file, ...rest]: readonly string[]): Promise<number> => {
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  await stat(file).catch(() => {
    throw new Error(`There is no file ${file}: give the path of a backup.`);
  });
  const database = await openDatabaseServer(readConfiguration(root, process.env));
  try {
    const { tables, rows } = await restoreBackup({
      databaseUrl: database.url,
      file,
      migrationsDir: inRoot('apps/backend/src/db/migrations'),
    });
    console.log(`  ${rows} rows of ${tables} tables were restored from ${file}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof UnusableBackupError)) throw error;
    console.error(`  ${error.message}`);
    return 2;
  } finally {
    await database.close();
  }
};
