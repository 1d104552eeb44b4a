import type { NamedRoutes } from '@ironcart/shop-machines';

/** The pages that other programs may name, such as the native app: their paths may change, their names do not. */
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
