import type { PaymentMethod } from '@ironcart/core/payment';
import type { Wallet } from '@ironcart/react-ui';
import { sandboxPayment } from '@ironcart/react-ui/checkout';
import type { PayPalAccount } from './pay-pal-script.ts';

/**
 * The adapter of a wallet, loaded when it is first needed. A wallet of the store's own brings its module along: its
 * default export is a `Wallet`. PayPal's belongs to the account of the deployment; without one the sandbox's window
 * stands in for PayPal's.
 */
export const loadWallet = async (method: PaymentMethod, account: PayPalAccount | undefined): Promise<Wallet> => {
  const { own } = method;
  if (own?.kind === 'wallet')
    return ((await import(/* @vite-ignore */ own.script)) as { readonly default: Wallet }).default;
  return account === undefined
    ? sandboxPayment.loadWallet(method, account)
    : (await import('./pay-pal-script.ts')).createPayPalScript(account);
};
