import { cardType, kindOfMethod, type PaymentMethod } from '@ironcart/core';
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
    case 'wallet':
      return choice.type;
  }
};

/** The choice that a listed method stands for; undefined for cards, and for methods that checkout does not know. */
export const choiceOfMethod = (method: PaymentMethod): PaymentChoice | undefined => {
  const kind = kindOfMethod(method);
  return kind === 'redirect' || kind === 'wallet' ? { kind, type: method.type } : undefined;
};

/** The listed method of a choice; undefined while the methods are not known. */
export const chosenMethod = ({
  methods,
  choice,
}: {
  readonly methods: readonly PaymentMethod[];
  readonly choice: PaymentChoice;
}): PaymentMethod | undefined => {
  const chosen = methodTypeOf(choice);
  return methods.find(({ type }) => type === chosen);
};
