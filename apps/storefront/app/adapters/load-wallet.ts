import type { PaymentMethod } from '@ironcart/core/payment';
import type { Wallet } from '@ironcart/react-ui';
import { sandboxPayment } from '@ironcart/react-ui/checkout';
import type { PayPalAccount } from './pay-pal-script.ts';

/**
 * Loads a wallet's adapter on first use. The store's own wallet is a module whose default export is a `Wallet`.
 * PayPal's uses the deployment's account; without one, the sandbox's window replaces PayPal's.
 */
export const loadWallet = async (method: PaymentMethod, account: PayPalAccount | undefined): Promise<Wallet> => {
  const { own } = method;
  if (own?.kind === 'wallet')
    return ((await import(/* @vite-ignore */ own.script)) as { readonly default: Wallet }).default;
  return account === undefined
    ? sandboxPayment.loadWallet(method, account)
    : (await import('./pay-pal-script.ts')).createPayPalScript(account);
};
