import type { Database } from '@ironcart/backend';
import { changeFlag, readFlagSettings } from '@ironcart/backend/flags';
import { usage } from '../arguments/flags.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { flagSettingOf } from './flag-setting.ts';
import { withStoreDatabase } from './store-database.ts';

const show = async (db: Database): Promise<void> => {
  for (const [key, setting] of await readFlagSettings(db)) {
    console.log(`  ${key.padEnd(32)}${setting === undefined ? '' : JSON.stringify(setting)}`.trimEnd());
  }
};

const refusals = {
  unknown_flag: 'There is no such flag: npm run flags lists them.',
  unusable_setting: 'The flag cannot be set to that.',
  unstorable_text: 'The setting holds a zero byte or half a character, which the store cannot keep.',
} as const;

const change = async (db: Database, name: string, setting: object | undefined): Promise<number> => {
  const outcome = await changeFlag(db, name, setting);
  if (outcome.kind === 'changed') {
    console.log(
      `  ${outcome.key} ${setting === undefined ? 'has its default again' : `is ${JSON.stringify(setting)}`}.`,
    );
    return 0;
  }
  console.error(`  ${refusals[outcome.code]} Nothing was changed.`);
  return 2;
};

/** `npm run flags`: returns the exit code, 2 if the change was refused. */
export const flags = async ([verb, name, ...words]: readonly string[]): Promise<number> => {
  const configuration = readConfiguration(root, process.env);
  const setting = verb === 'set' ? flagSettingOf(words, configuration.sites) : undefined;
  if (typeof setting === 'string') {
    console.error(`  ${setting} Nothing was changed.\n\n${usage}`);
    return 1;
  }
  const isUnderstood =
    verb === undefined ||
    (name !== undefined && (verb === 'set' ? setting !== undefined : verb === 'reset' && words.length === 0));
  if (!isUnderstood) {
    console.error(usage);
    return 1;
  }
  return withStoreDatabase(configuration, async (db) => {
    if (name !== undefined) return change(db, name, setting);
    await show(db);
    return 0;
  });
};
