import { writeBackup } from '@ironcart/backend/backup';
import { usage } from '../arguments/backup.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { onGivenFile } from './on-given-file.ts';
import { requireStore, withServerForCommand } from './store-database.ts';
import { keepExisting, takeForce } from './written-file.ts';

/** `npm run backup`: returns the exit code. */
export const backup = async (args: readonly string[]): Promise<number> => {
  const {
    replaces,
    rest: [file, ...rest],
  } = takeForce(args);
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const configuration = readConfiguration(root, process.env);
  await requireStore(configuration);
  await keepExisting(file, replaces);
  const { tables, rows } = await withServerForCommand(configuration, (databaseUrl) =>
    onGivenFile(file, () => writeBackup({ databaseUrl, file, now: () => new Date() })),
  );
  console.log(`  ${rows} rows of ${tables} tables were written to ${file}. It holds customers' data: keep it secret.`);
  return 0;
};
