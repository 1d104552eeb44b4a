import type { CustomerAccount } from '@ironcart/api/client';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** The log-in page, with the current page as the destination afterwards. */
export const loginPath = ({ sites, url: { pathname, search } }: Pick<RequestContext, 'sites' | 'url'>): string =>
  `/login?redirect=${encodeURIComponent(sites.pathWithin(pathname) + search)}`;

/** Returns the logged-in customer; redirects a guest to log in and back to the same page. */
export const requireCustomer = async (context: RequestContext): Promise<CustomerAccount> => {
  const customer = await context.customer();
  if (customer !== undefined) return customer;
  throw redirect(loginPath(context));
};
