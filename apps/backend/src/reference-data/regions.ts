import type { Region } from '@ironcart/core/address';
import { subdivisionsOf } from '@ironcart/core/address-data';

/** Region ids begin here in each country, so that a country can gain regions without moving the others'. */
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

/** The subdivisions that addresses must name, each with the number that the store knows it by. */
export const regions: readonly Region[] = Object.entries(firstIds).flatMap(([countryId, firstId]) =>
  subdivisionsOf(countryId).map((subdivision, at) => ({ ...subdivision, regionId: firstId + at })),
);
