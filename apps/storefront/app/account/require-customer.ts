import type { CustomerAccount } from '@ironcart/api/client';
import { pathWithinSite } from '@ironcart/core';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** The log-in page that leads back to a page. */
export const loginPath = ({ pathname, search }: URL): string =>
  `/login?redirect=${encodeURIComponent(pathWithinSite(pathname) + search)}`;

/** The logged-in customer; a guest is sent to log in and comes back to the same page afterwards. */
export const requireCustomer = async (context: RequestContext): Promise<CustomerAccount> => {
  const customer = await context.customer();
  if (customer !== undefined) return customer;
  throw redirect(loginPath(context.url));
};
