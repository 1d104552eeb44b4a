import type { Category } from '@ironcart/core/content';
import { categoryCalled, type DealKind, dealKindOf, dealKinds } from '@ironcart/core/search';

/** The values of `?category=` that the page links to (S2-routes-23). */
const dealCategories = ['Apparel', 'Shoes'] as const;

const dealsHref = (type: DealKind, category: string | undefined): string => {
  const parameters = new URLSearchParams({
    ...(type === 'hot' ? {} : { deal_type: type }),
    ...(category === undefined ? {} : { category }),
  });
  return parameters.size === 0 ? '/deals' : `/deals?${parameters}`;
};

/** Parses the query of the deals page and creates the URLs beside it; ignores unknown values. */
export const dealsQuery = (parameters: URLSearchParams, categories: readonly Category[]) => {
  const type = dealKindOf(parameters.get('deal_type'));
  const name = parameters.get('category') ?? '';
  const category = name === '' ? undefined : categoryCalled(name, categories);
  const shown = category === undefined ? undefined : name;
  const offered = [undefined, ...dealCategories.filter((offer) => categoryCalled(offer, categories) !== undefined)];
  return {
    type,
    title: [dealKinds[type].label, ...(category ? [category.name] : [])].join(': '),
    promotion: dealKinds[type].promotion,
    categoryId: category?.categoryId,
    href: dealsHref(type, shown),
    types: (Object.keys(dealKinds) as DealKind[]).map((other) => ({
      label: dealKinds[other].label,
      href: dealsHref(other, shown),
      isCurrent: other === type,
    })),
    categories: offered.map((offer) => ({
      label: offer ?? 'Everything',
      href: dealsHref(type, offer),
      isCurrent: offer?.toLowerCase() === shown?.toLowerCase(),
    })),
  };
};
