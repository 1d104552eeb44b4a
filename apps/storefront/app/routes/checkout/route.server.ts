import { needsRegionList } from '@ironcart/core';
import { redirect } from 'react-router';
import { readCartContents } from '../../cart/read-cart.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Checkout', isPrivate: true };

/**
 * What checkout begins with: the cart with its products, the shopper, and the subdivisions of the countries that the
 * site ships to; `?country=` adds those of another country.
 */
export const loader = async ({ context }: RouteArgs) => {
  const { api, site, url } = context;
  const [contents, customer, countries] = await Promise.all([
    readCartContents(context),
    context.customer(),
    api.site.countries(),
  ]);
  if (contents === undefined || contents.list.items.length === 0) throw redirect('/cart');
  const chosen = url.searchParams.get('country');
  const listed = countries.filter(
    (country) => needsRegionList(country) && (site.shipTo.includes(country.alpha2) || country.alpha2 === chosen),
  );
  const regions = await Promise.all(listed.map(({ alpha2 }) => api.site.regions(alpha2)));
  return { head, contents, customer, countries, regions: regions.flat(), site, now: context.now };
};
