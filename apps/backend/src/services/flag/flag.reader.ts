import { flagsToWire } from '@ironcart/api/codec';
import type { FlagQuery, WireFlagConfig } from '@ironcart/api/contract';
import { evaluateFlags, type FlagContext, flagContextOf } from '@ironcart/core/flags';
import type { Device } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import type { Database } from '../../db/pool.ts';
import { readAccount } from '../customer/account.reader.ts';
import type { ServiceContext } from '../service-context.ts';
import { soundSettings } from './flag-setting.ts';

const deviceOf = ({
  isMobileApp,
  mobileAppPlatform = 'ios',
  mobileAppVersion = '',
}: Omit<FlagQuery, 'site'>): Device =>
  isMobileApp === undefined
    ? { kind: 'browser' }
    : { kind: 'app', platform: mobileAppPlatform, version: mobileAppVersion };

/** The context for evaluating flags: the customer from the database, and the location stated by the caller. */
export const readFlagContext = async (
  db: Database,
  customerId: string | undefined,
  query: Omit<FlagQuery, 'site'> & { readonly site: Site },
): Promise<FlagContext> => {
  const { addresses, ...customer } = await readAccount(db, customerId);
  const surroundings = { site: query.site, device: deviceOf(query), addresses };
  return flagContextOf(
    customer,
    query.country === undefined ? surroundings : { ...surroundings, shipToCountry: query.country },
  );
};

/** Evaluates the flags of one shopper with the current settings. Invalid settings are logged and ignored. */
export const readFlags = async (
  { db, logger }: Pick<ServiceContext, 'db' | 'logger'>,
  context: FlagContext,
): Promise<WireFlagConfig> => {
  const rows = await db
    .selectFrom('flag_versions')
    .leftJoin('flag_settings', (join) => join.onTrue())
    .select(['version', 'name', 'setting'])
    .execute();
  const { settings, unsound } = soundSettings(
    rows.flatMap(({ name, setting }) => (name === null ? [] : [{ name, setting }])),
  );
  if (unsound.length > 0) logger.warn({ flags: unsound }, 'Flags have invalid settings');
  return { version: rows[0]?.version ?? 1, flags: flagsToWire(evaluateFlags(settings, context)) };
};
