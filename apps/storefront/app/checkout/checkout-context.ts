import { createContext, useContext } from 'react';
import type { CheckoutActor } from './open-checkout.ts';

const CheckoutContext = createContext<CheckoutActor | undefined>(undefined);

export const CheckoutProvider = CheckoutContext;

/** Checkout's actor; it is there before any step is shown. */
export const useCheckout = (): CheckoutActor => {
  const actor = useContext(CheckoutContext);
  if (actor === undefined) throw new Error('A step of checkout stands inside the opened checkout.');
  return actor;
};
