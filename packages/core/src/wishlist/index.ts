export { longestListName, maxWishlists, type Wishlists, wishlistsOf } from './wishlists.ts';
