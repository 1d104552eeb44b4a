import type { CheckoutInput } from '@ironcart/checkout-machines';
import type { CheckoutFacts } from './checkout-facts.ts';

/** The part of checkout's input in the server's start data: the cart, the shopper and the store's settings. */
export const startInput = (start: CheckoutFacts): Omit<CheckoutInput, 'ports' | 'countries'> => {
  const { contents, customer, regions, site, setup, hasApplePay, device, flags } = start;
  return {
    site,
    list: contents.list,
    products: contents.products,
    earned: contents.earned,
    customer,
    savedAddresses: customer?.addresses ?? [],
    regions,
    config: { setup, asksEmailFirst: true },
    wallets: { device, flags, canDevicePay: false, hasApplePay: { site: false, checkout: hasApplePay } },
    ...(device.kind === 'app' ? { meta: { appVersion: device.version, appPlatform: device.platform } } : {}),
  };
};
