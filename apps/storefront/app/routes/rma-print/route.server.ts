import { isApiError } from '@ironcart/api/client';
import { data, redirect } from 'react-router';
import { requireReturns } from '../../after-order/offers-returns.ts';
import { initiateReturnPath, isDayOfIssue } from '../../after-order/return-pages.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const notFound = () => data({ code: 'not_found' }, { status: 404 });

/** Label of a return; redirects to the list of returns without a number. */
export const loader = async ({ params: { rmaNumber, dateIssued }, context }: RouteArgs) => {
  await requireReturns(context);
  if (rmaNumber === undefined) throw redirect(initiateReturnPath);
  try {
    const authorization = await context.api.returns.get(rmaNumber);
    if (!isDayOfIssue(dateIssued, authorization, context.site)) throw notFound();
    const head: PageHead = { title: `Return ${authorization.rmaNumber}`, isPrivate: true };
    const { brand } = context;
    return { head, authorization, store: brand.legal?.company ?? brand.name, address: brand.legal?.address ?? [] };
  } catch (thrown) {
    if (isApiError(thrown, 'not_found') || isApiError(thrown, 'invalid_request')) throw notFound();
    throw thrown;
  }
};
