import { cardType, isRedirectMethod } from '@ironcart/core';
import type { PaymentChoice } from './payment-method.types.ts';

/** The choice that checkout begins with, and returns to. */
export const cardChoice: PaymentChoice = { kind: 'card', storesCard: false };

/** The method type of a choice, as the payment service and an order's `adyenType` name it. */
export const methodTypeOf = (choice: PaymentChoice): string => {
  switch (choice.kind) {
    case 'card':
    case 'stored':
      return cardType;
    case 'redirect':
      return choice.type;
    case 'paypal':
      return 'paypal';
    case 'applePay':
      return 'applepay';
  }
};

/** The choice that a listed method stands for; undefined for cards, and for methods that checkout does not know. */
export const choiceOfMethod = (type: string): PaymentChoice | undefined => {
  if (type === 'paypal') return { kind: 'paypal' };
  if (type === 'applepay') return { kind: 'applePay' };
  return isRedirectMethod(type) ? { kind: 'redirect', type } : undefined;
};
