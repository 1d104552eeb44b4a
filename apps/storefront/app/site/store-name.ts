/** The demo store's name, as its titles, its wordmark, its footer and its app manifest show it. */
export const storeName = 'Halden';
