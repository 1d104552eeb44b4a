import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = {
  title: 'Brands',
  description: 'Whose equipment and apparel the store sells.',
  canonicalPath: '/brands',
};

/** The brands that the site sells, by name, each with how many products it has (S2-routes-25). */
export const loader = async ({ context: { api, url } }: RouteArgs) => {
  const { facets } = await api.search.query({ page: 1, pageSize: 1, pageUri: url.pathname });
  const brands = facets.find(({ key }) => key === 'brand')?.values ?? [];
  return {
    head,
    brands: brands
      .map(({ id, text, count }) => ({ name: text, count, href: `/search?q=${encodeURIComponent(id)}` }))
      .sort((left, right) => left.name.localeCompare(right.name, 'en')),
  };
};
