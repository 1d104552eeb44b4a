import type { GalleryImage } from '@ironcart/core/product';
import type { PageHead } from '../../head/page-head.ts';
import { pictureOfListed } from '../../listing/product-card.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = {
  title: 'Brands',
  description: 'Whose equipment and apparel the store sells.',
  canonicalPath: '/brands',
};

/** Maximum number of brands shown with pictures; with more brands, only names are shown. */
const pictured = 12;

/** The picture of a brand's first product. */
const readPicture = async (
  { api, url, warn }: RouteArgs['context'],
  brand: string,
): Promise<GalleryImage | undefined> => {
  try {
    const page = { page: 1, pageSize: 1, pageUri: url.pathname };
    const [first] = (await api.search.query({ ...page, filters: { brand: [brand] } })).products;
    return first && pictureOfListed(first);
  } catch (thrown) {
    warn(`The picture of the brand ${brand} could not be read`, thrown);
    return undefined;
  }
};

/** The brands that the site sells, by name, each with how many products it has (S2-routes-25). */
export const loader = async ({ context }: RouteArgs) => {
  const { api, url } = context;
  const { facets } = await api.search.query({ page: 1, pageSize: 1, pageUri: url.pathname });
  const brands = facets.find(({ key }) => key === 'brand')?.values ?? [];
  const pictures = await Promise.all(brands.slice(0, pictured).map(({ id }) => readPicture(context, id)));
  return {
    head,
    brands: brands
      .map(({ id, text, count }, at) => ({
        name: text,
        count,
        picture: pictures[at],
        href: `/search?q=${encodeURIComponent(id)}`,
      }))
      .sort((left, right) => left.name.localeCompare(right.name, 'en')),
  };
};
