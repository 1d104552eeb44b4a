import { redirect } from 'react-router';
import { requireReturns } from '../../after-order/offers-returns.ts';
import { initiateReturnPath } from '../../after-order/return-pages.ts';
import type { RouteArgs } from '../route-args.ts';

/** Returns begin with the order that they are of. */
export const loader = async ({ context }: RouteArgs) => {
  await requireReturns(context);
  throw redirect(initiateReturnPath);
};
