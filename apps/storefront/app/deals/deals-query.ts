import type { Category } from '@ironcart/core/content';

/** The kinds of deals by the value of `?deal_type=`, each with its products' promotion (S3-facets). */
const dealTypes = {
  hot: { label: 'Hot deals', promotion: 'hot_deals' },
  rogue_boneyard: { label: 'Closeout', promotion: 'closeout_and_sale' },
} as const;

type DealType = keyof typeof dealTypes;

/** The values of `?category=` that the page links to (S2-routes-23). */
const dealCategories = ['Apparel', 'Shoes'] as const;

const isDealType = (value: string): value is DealType => Object.hasOwn(dealTypes, value);

/** 'Shoes' finds the category 'Lifting shoes' if none has exactly that name. */
const categoryCalled = (name: string, categories: readonly Category[]): Category | undefined => {
  const wanted = name.toLowerCase();
  return (
    categories.find((category) => category.name.toLowerCase() === wanted) ??
    categories.find((category) => category.name.toLowerCase().endsWith(` ${wanted}`))
  );
};

const dealsHref = (type: DealType, category: string | undefined): string => {
  const parameters = new URLSearchParams({
    ...(type === 'hot' ? {} : { deal_type: type }),
    ...(category === undefined ? {} : { category }),
  });
  return parameters.size === 0 ? '/deals' : `/deals?${parameters}`;
};

/** Parses the query of the deals page and creates the URLs beside it; ignores unknown values. */
export const dealsQuery = (parameters: URLSearchParams, categories: readonly Category[]) => {
  const asked = parameters.get('deal_type') ?? '';
  const type: DealType = isDealType(asked) ? asked : 'hot';
  const name = parameters.get('category') ?? '';
  const category = name === '' ? undefined : categoryCalled(name, categories);
  const shown = category === undefined ? undefined : name;
  const offered = [undefined, ...dealCategories.filter((offer) => categoryCalled(offer, categories) !== undefined)];
  return {
    type,
    title: [dealTypes[type].label, ...(category ? [category.name] : [])].join(': '),
    promotion: dealTypes[type].promotion,
    categoryId: category?.categoryId,
    href: dealsHref(type, shown),
    types: (Object.keys(dealTypes) as DealType[]).map((other) => ({
      label: dealTypes[other].label,
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
