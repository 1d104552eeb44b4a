import type { CheckoutActor } from '@ironcart/checkout-machines';
import { createContext, useContext } from 'react';

const CheckoutContext = createContext<CheckoutActor | undefined>(undefined);

/** Provides the checkout actor to the steps inside; `CheckoutFrame` contains one. */
export const CheckoutProvider = CheckoutContext;

/** The actor of the checkout around this component. */
export const useCheckout = (): CheckoutActor => {
  const actor = useContext(CheckoutContext);
  if (actor === undefined) throw new Error('A step of checkout must be inside CheckoutFrame or Checkout.');
  return actor;
};
