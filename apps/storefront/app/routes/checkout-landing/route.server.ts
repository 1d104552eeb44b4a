import { redirect } from 'react-router';
import type { RouteArgs } from '../route-args.ts';

/** Redirects a customer to the first step that needs input (S2-checkout-04). */
export const loader = async ({ context }: RouteArgs) => {
  if ((await context.customer()) !== undefined) throw redirect('/checkout/shipping');
  return null;
};
