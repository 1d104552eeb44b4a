import type { CheckoutPorts } from '@ironcart/checkout-machines';

type Remote = Pick<CheckoutPorts, 'rates' | 'tax' | 'place' | 'order' | 'reloadCart'>;

/**
 * Ports whose calls wait until the real ones have arrived: checkout takes what the shopper types before the client
 * that talks to the backend is loaded.
 */
export const latePorts = (
  arriving: Promise<Remote>,
  local: Pick<CheckoutPorts, 'storage' | 'now' | 'log'>,
): CheckoutPorts => ({
  ...local,
  rates: async (...call) => (await arriving).rates(...call),
  tax: async (...call) => (await arriving).tax(...call),
  place: async (...call) => (await arriving).place(...call),
  order: async (...call) => (await arriving).order(...call),
  reloadCart: async () => (await arriving).reloadCart(),
});
