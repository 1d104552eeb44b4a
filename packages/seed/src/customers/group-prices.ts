import { amountsOf } from '../builders/price-list.ts';
import type { SeedGroupPrice } from '../seed-data.ts';

/** The group of gyms that buy for their members. */
const GYMS = 2;

/** What gyms pay: no demo customer is in their group, a merchant puts customers there. */
export const groupPrices: readonly SeedGroupPrice[] = [
  { productId: 1011, groupId: GYMS, prices: amountsOf(405) },
  { productId: 1012, groupId: GYMS, prices: amountsOf(295) },
];
