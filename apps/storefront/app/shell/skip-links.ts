interface SkipLink {
  readonly label: string;
  readonly href: string;
}

const toContent: SkipLink = { label: 'Skip to content', href: '#main' };
const toMenu: SkipLink = { label: 'Skip to the menu', href: '#site-menu' };

/** The type of a page that determines its skip links. */
export type PageType = 'list' | 'product' | 'cart' | 'other';

const ownLinks: Readonly<Record<PageType, readonly SkipLink[]>> = {
  list: [{ label: 'Skip to products', href: '#products' }],
  product: [
    { label: 'Skip to price and options', href: '#buy' },
    { label: 'Skip to Add to cart', href: '#add-to-cart' },
  ],
  cart: [{ label: 'Skip to the total', href: '#summary' }],
  other: [],
};

/**
 * The skip links of a page (S2-quicklinks-01).
 * @param hasMenu whether the page has the menu at its foot; the native app has its own
 */
export const skipLinksOf = (type: PageType, hasMenu: boolean): readonly SkipLink[] => [
  toContent,
  ...ownLinks[type],
  ...(hasMenu ? [toMenu] : []),
];

/**
 * @param entityKind the kind that the catch-all route found at the path, if it handles the path
 * @param cartCount an empty cart has no total to skip to
 */
export const pageTypeOf = (pathname: string, entityKind: string | undefined, cartCount: number): PageType => {
  if (pathname === '/search' || entityKind === 'category') return 'list';
  if (entityKind === 'product') return 'product';
  return pathname === '/cart' && cartCount > 0 ? 'cart' : 'other';
};
