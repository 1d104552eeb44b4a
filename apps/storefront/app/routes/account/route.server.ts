import { hasFeature } from '@ironcart/core/site';
import { accountPagesOf } from '../../account/account-pages.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { RouteArgs } from '../route-args.ts';

/** The account's layout: requires a customer before any account page is rendered (S2-account-02). */
export const loader = async ({ context }: RouteArgs) => {
  const { firstname, lastname, email } = await requireCustomer(context);
  const pages = accountPagesOf({
    asksAboutCustomer: context.content.segments !== undefined,
    plansGyms: hasFeature('zeusBuilder', context.site),
  });
  return { customer: { firstname, lastname, email }, pages };
};
