import { redirect } from 'react-router';

/** Checkout begins with its first step (S2-checkout-04). */
export const loader = async () => {
  throw redirect('/checkout/shipping');
};
