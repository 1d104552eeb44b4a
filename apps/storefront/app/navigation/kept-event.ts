/** Dispatched on the document after the page's product was added to the wishlist. */
export const keptEvent = 'ironcart:kept';
