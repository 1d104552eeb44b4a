import { contract } from '@ironcart/api/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/test-store.ts';
import { changeFlag, readFlagSettings } from './change-flag.ts';

const store = useTestStore();
afterEach(() => store.db.deleteFrom('flag_settings').execute());

const flagsOn = async (site: 'USA' | 'EUR') =>
  (await store.shopper().call(contract.flag.getConfig, { query: { site } })).flags;

describe('change of a flag by a merchant', () => {
  it('sets it for some sites, for all, and back to its default', async () => {
    const forEurope = { rules: [{ audience: { sites: ['EUR'] }, value: true }] };
    expect(await changeFlag(store.db, 'pip', forEurope)).toEqual({ kind: 'changed', key: 'pip' });
    expect([(await flagsOn('USA')).pip, (await flagsOn('EUR')).pip]).toEqual([false, true]);
    await changeFlag(store.db, 'pip', { otherwise: true });
    expect((await flagsOn('USA')).pip).toBe(true);
    expect((await readFlagSettings(store.db)).get('pip')).toEqual({ otherwise: true });
    await changeFlag(store.db, 'pip', undefined);
    expect((await flagsOn('USA')).pip).toBe(false);
  });

  it('accepts its plain name and its key', async () => {
    await store.db
      .insertInto('flag_settings')
      .values({ name: 'five-for-five', setting: '{"otherwise": true}' })
      .execute();
    expect(await changeFlag(store.db, 'five-for-five', { otherwise: false })).toEqual({
      kind: 'changed',
      key: 'fiveforfive_enabled',
    });
    const rows = await store.db.selectFrom('flag_settings').select(['name', 'setting']).execute();
    expect(rows).toEqual([{ name: 'fiveforfive_enabled', setting: { otherwise: false } }]);
  });

  it('rejects an unknown flag, and an invalid value', async () => {
    expect(await changeFlag(store.db, 'free_money', { otherwise: true })).toMatchObject({ code: 'unknown_flag' });
    expect(await changeFlag(store.db, 'pip', { otherwise: 2_027 })).toMatchObject({ code: 'unusable_setting' });
    expect(await changeFlag(store.db, 'pip', { whenever: true })).toMatchObject({ code: 'unusable_setting' });
  });

  it.each(['\0', '\ud83d'])('rejects text that the database cannot store: %j', async (broken) => {
    const rules = [{ audience: { emails: [`${broken}@example.com`] }, value: true }];
    expect(await changeFlag(store.db, 'fiveforfive_enabled', { rules })).toEqual({
      kind: 'refused',
      code: 'unstorable_text',
    });
    expect((await readFlagSettings(store.db)).get('fiveforfive_enabled')).toBeUndefined();
    expect(await store.db.selectFrom('flag_settings').selectAll().execute()).toEqual([]);
  });
});
