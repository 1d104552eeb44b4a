import type { StoreId } from './site.ts';

/** Where changes of a store are looked at before they go out (S9-reviews). Stores 5 and 34 use Europe's (READINGS A32). */
const deploymentByStore = {
  1: 'US',
  2: 'Canada',
  3: 'APO',
  4: 'Europe',
  5: 'Europe',
  14: 'Australia',
  18: 'Australia',
  34: 'Europe',
} as const satisfies Readonly<Record<StoreId, string>>;

/** The deployment of product reviews that a store reads. */
export type ReviewDeployment = (typeof deploymentByStore)[StoreId];

/** The deployment of product reviews that a store reads. */
export const reviewDeploymentOf = (storeId: StoreId): ReviewDeployment => deploymentByStore[storeId];
