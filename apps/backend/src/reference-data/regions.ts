import type { Region } from '@ironcart/core/address';
import { subdivisionsOf } from '@ironcart/core/address-data';

/**
 * The first region id of each country, with gaps, so that a country can gain regions without changing the others' ids.
 */
const firstIds: Readonly<Record<string, number>> = {
  US: 1,
  CA: 101,
  AU: 201,
  AD: 301,
  BR: 401,
  ES: 501,
  IT: 601,
  JP: 801,
  KR: 901,
};

/** The subdivisions that addresses must contain, with their ids in the store. */
export const regions: readonly Region[] = Object.entries(firstIds).flatMap(([countryId, firstId]) =>
  subdivisionsOf(countryId).map((subdivision, at) => ({ ...subdivision, regionId: firstId + at })),
);
