/** The views of the account's pages, by their routes' ids. */
export const accountViews = {
  dashboard: () => import('./dashboard/route.tsx'),
  settings: () => import('./settings/route.tsx'),
  'payment-methods': () => import('./payment-methods/route.tsx'),
  'earned-store': () => import('./earned-store/route.tsx'),
  'my-lists': () => import('./my-lists/route.tsx'),
  'custom-quoting': () => import('./custom-quoting/route.tsx'),
  registries: () => import('./registries/route.tsx'),
  registry: () => import('./registry/route.tsx'),
  'about-me': () => import('./about-me/route.tsx'),
  reviews: () => import('./reviews/route.tsx'),
  orders: () => import('./orders/route.tsx'),
  order: () => import('./order/route.tsx'),
  programming: () => import('./programming/route.tsx'),
  bin: () => import('./bin/route.tsx'),
  wishlist: () => import('./wishlist/route.tsx'),
  address: () => import('./address/route.tsx'),
} as const;
