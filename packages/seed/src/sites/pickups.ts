import type { SeedPickup } from '../seed-data.ts';

/** The works hand out what was ordered. */
export const pickups: readonly SeedPickup[] = [
  { siteCode: 'USA', label: 'Pick up at Foundry Row, ready tomorrow', carrier: 'Halden', originCode: 'dayton' },
];
