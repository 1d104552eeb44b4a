import type { CustomerAccount } from '@ironcart/api/client';
import { pathWithinSite } from '@ironcart/core';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** The logged-in customer; a guest is sent to log in and comes back to the same page afterwards. */
export const requireCustomer = async (context: RequestContext): Promise<CustomerAccount> => {
  const customer = await context.customer();
  if (customer !== undefined) return customer;
  const { pathname, search } = context.url;
  throw redirect(`/login?redirect=${encodeURIComponent(pathWithinSite(pathname) + search)}`);
};
