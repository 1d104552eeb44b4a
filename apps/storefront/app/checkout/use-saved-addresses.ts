import type { Address } from '@ironcart/core';
import { useOuterRouteData } from '../data/use-route-data.ts';
import type { loader } from '../routes/checkout/route.server.ts';

const none: readonly Address[] = [];

/** The customer's address book; a guest has none. */
export const useSavedAddresses = (): readonly Address[] =>
  useOuterRouteData<typeof loader>('checkout')?.customer?.addresses ?? none;
