export { longestListName, mostWishlists, type Wishlists, wishlistsOf } from './wishlists.ts';
