import type { NamedRoutes } from '@ironcart/shop-machines';

/** Named pages for other programs, such as the native app: paths may change, names do not. */
export const storeRoutes: NamedRoutes = {
  home: '/',
  search: '/search',
  cart: '/cart',
  checkout: '/checkout',
  dashboard: '/account/dashboard',
  orders: '/account/orders',
  order: '/account/order/:id',
  wishlist: '/account/wishlist',
  event: '/events/:name/:year',
};
