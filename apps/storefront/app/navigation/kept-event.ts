/** Said by a page's document once the product on it was put on the wishlist. */
export const keptEvent = 'ironcart:kept';
