import { cardType, kindOfMethod, type PaymentMethod } from '@ironcart/core/payment';
import type { PaymentChoice } from './payment-method.types.ts';

/** The default choice. */
export const cardChoice: PaymentChoice = { kind: 'card', storesCard: false };

/** The method type of a choice, in the payment service's notation and an order's `adyenType`. */
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

/** The choice for an offered method; undefined for cards and unknown methods. */
export const choiceOfMethod = (method: PaymentMethod): PaymentChoice | undefined => {
  const kind = kindOfMethod(method);
  return kind === 'redirect' || kind === 'wallet' ? { kind, type: method.type } : undefined;
};

/** The offered method of a choice; undefined until the methods are loaded. */
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
