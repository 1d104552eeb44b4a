import { redirect } from 'react-router';
import { requireReturns } from '../../after-order/offers-returns.ts';
import { initiateReturnPath } from '../../after-order/return-pages.ts';
import type { RouteArgs } from '../route-args.ts';

/** Redirects to the first page of a return. */
export const loader = async ({ context }: RouteArgs) => {
  await requireReturns(context);
  throw redirect(initiateReturnPath);
};
