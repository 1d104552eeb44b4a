import type { CheckoutPorts } from '@ironcart/checkout-machines';

type Local = Pick<CheckoutPorts, 'storage' | 'promotions' | 'now' | 'log' | 'browserInfo' | 'saveAddress'>;

type Remote = Omit<CheckoutPorts, keyof Local>;

/** Ports whose calls wait for the real ones to load, so that checkout accepts input before the API client is loaded. */
export const latePorts = (arriving: Promise<Remote>, local: Local): CheckoutPorts => ({
  ...local,
  rates: async (...call) => (await arriving).rates(...call),
  tax: async (...call) => (await arriving).tax(...call),
  place: async (...call) => (await arriving).place(...call),
  order: async (...call) => (await arriving).order(...call),
  reloadCart: async () => (await arriving).reloadCart(),
  paymentMethods: async (...call) => (await arriving).paymentMethods(...call),
  giftCard: async (...call) => (await arriving).giftCard(...call),
  promotionStatus: async (...call) => (await arriving).promotionStatus(...call),
  deleteList: async (...call) => (await arriving).deleteList(...call),
});
