import { amountsOf } from '../builders/price-list.ts';
import type { SeedGroupPrice } from '../seed-data.ts';
import { gymGroupId } from './customer-groups.ts';

/** What gyms pay, as Ines does, who owns one. */
export const groupPrices: readonly SeedGroupPrice[] = [
  { productId: 1011, groupId: gymGroupId, prices: amountsOf(405) },
  { productId: 1012, groupId: gymGroupId, prices: amountsOf(295) },
];
