interface SkipLink {
  readonly label: string;
  readonly href: string;
}

const toContent: SkipLink = { label: 'Skip to content', href: '#main' };
const toMenu: SkipLink = { label: 'Skip to the menu', href: '#site-menu' };

/** What a page is, as far as its skip links go. */
export type PageType = 'list' | 'product' | 'cart' | 'other';

const ownLinks: Readonly<Record<PageType, readonly SkipLink[]>> = {
  list: [{ label: 'Skip to products', href: '#products' }],
  product: [{ label: 'Skip to price and options', href: '#buy' }],
  cart: [{ label: 'Skip to the total', href: '#summary' }],
  other: [],
};

/** The skip links of a page (S2-quicklinks-01). */
export const skipLinksOf = (type: PageType): readonly SkipLink[] => [toContent, ...ownLinks[type], toMenu];

/** @param entityKind what the catalogue's route has found at the path, where it is a path of the catalogue */
export const pageTypeOf = (pathname: string, entityKind: string | undefined): PageType => {
  if (pathname === '/search' || entityKind === 'category') return 'list';
  if (entityKind === 'product') return 'product';
  return pathname === '/cart' ? 'cart' : 'other';
};
