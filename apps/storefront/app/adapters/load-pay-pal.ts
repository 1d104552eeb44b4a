import type { PayPal, PayPalAccount } from './pay-pal.ts';

/**
 * The adapter of the account that the deployment has, loaded when it is first needed. Without an account the
 * sandbox's window stands in for PayPal's.
 */
export const loadPayPal = async (account: PayPalAccount | undefined): Promise<PayPal> =>
  account === undefined
    ? (await import('./sandbox-pay-pal.ts')).sandboxPayPal
    : (await import('./pay-pal-script.ts')).createPayPalScript(account);
