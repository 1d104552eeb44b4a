import { redirect } from 'react-router';
import type { RouteArgs } from '../route-args.ts';

/** A customer goes straight on to the first step that asks for something (S2-checkout-04). */
export const loader = async ({ context }: RouteArgs) => {
  if ((await context.customer()) !== undefined) throw redirect('/checkout/shipping');
  return null;
};
