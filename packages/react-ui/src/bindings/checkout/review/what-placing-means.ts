import type { PaymentChoice } from '@ironcart/checkout-machines';
import type { Money } from '@ironcart/core/money';
import { walletTexts } from '@ironcart/core/payment';

/** Explains in one sentence what placing the order does. `amount`: remaining amount in minor units. */
export const whatPlacingMeans = (choice: PaymentChoice, amount: Money | undefined): string => {
  if (amount === 0) return 'Your gift cards pay for all of it.';
  switch (choice.kind) {
    case 'card':
    case 'stored':
      return 'Your card is charged when the order is placed.';
    case 'redirect':
      return 'You pay at your bank or payment service next, and come back here.';
    case 'wallet':
      return walletTexts({ type: choice.type, name: '' }).charge;
  }
};
