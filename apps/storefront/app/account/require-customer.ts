import type { CustomerAccount } from '@ironcart/api/client';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** The log-in page that leads back to the page that is asked for. */
export const loginPath = ({ sites, url: { pathname, search } }: Pick<RequestContext, 'sites' | 'url'>): string =>
  `/login?redirect=${encodeURIComponent(sites.pathWithin(pathname) + search)}`;

/** The logged-in customer; a guest is sent to log in and comes back to the same page afterwards. */
export const requireCustomer = async (context: RequestContext): Promise<CustomerAccount> => {
  const customer = await context.customer();
  if (customer !== undefined) return customer;
  throw redirect(loginPath(context));
};
