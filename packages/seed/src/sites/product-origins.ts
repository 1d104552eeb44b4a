import { cardio } from '../catalogue/cardio.ts';
import type { SeedProductOrigins } from '../seed-data.ts';

/** A maker's machines leave from his own works. */
export const productOrigins: readonly SeedProductOrigins[] = [
  { siteCode: 'USA', productOrigins: { reno: cardio.map(({ sku }) => sku) } },
];
