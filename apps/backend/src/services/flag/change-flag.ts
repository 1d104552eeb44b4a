import { type FlagKey, flagKeyOf, flagKeys } from '@ironcart/core/flags';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findUnstorableText } from '../../db/unstorable-text.ts';
import { isFlagSetting } from './flag-setting.ts';

/** The result of a change; a refused change has no effect. */
export type FlagChange =
  | { readonly kind: 'changed'; readonly key: FlagKey }
  | { readonly kind: 'refused'; readonly code: 'unknown_flag' | 'unusable_setting' | 'unstorable_text' };

/** All flags with their settings from the table; undefined for the default. */
export const readFlagSettings = async (db: Database): Promise<ReadonlyMap<FlagKey, unknown>> => {
  const rows = await db.selectFrom('flag_settings').select(['name', 'setting']).execute();
  const settings = new Map<string | undefined, unknown>(rows.map(({ name, setting }) => [flagKeyOf(name), setting]));
  return new Map(flagKeys.map((key) => [key, settings.get(key)]));
};

/**
 * Sets the rules and the default of a flag, named by its key or plain name, and notifies the running processes and
 * listening shoppers.
 * @param setting undefined: restores the built-in default
 */
export const changeFlag = async (db: Database, name: string, setting: object | undefined): Promise<FlagChange> => {
  const key = flagKeyOf(name);
  if (key === undefined) return { kind: 'refused', code: 'unknown_flag' };
  if (setting !== undefined && !isFlagSetting(key, setting)) return { kind: 'refused', code: 'unusable_setting' };
  if (findUnstorableText(setting) !== undefined) return { kind: 'refused', code: 'unstorable_text' };
  await inTransaction(db, async (transaction) => {
    const rows = await transaction.selectFrom('flag_settings').select('name').forUpdate().execute();
    const known = rows.flatMap((row) => (flagKeyOf(row.name) === key ? [row.name] : []));
    if (known.length > 0) await transaction.deleteFrom('flag_settings').where('name', 'in', known).execute();
    if (setting === undefined) return;
    await transaction
      .insertInto('flag_settings')
      .values({ name: key, setting: JSON.stringify(setting) })
      .execute();
  });
  return { kind: 'changed', key };
};
