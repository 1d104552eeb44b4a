/**
 * The header by which a page says what the service worker does with it: the path of its site's offline page when a copy
 * may be kept for reading offline, `forget` when its shopper is signed in. Pages without it are never kept.
 */
export const offlineHeader = 'Ironcart-Offline';

/** The header's value on the pages of signed-in shoppers: every copy is deleted (SECURITY 22). */
export const forgetCopies = 'forget';

/** Where the service worker's script is: at the root, since it answers for every page of the host. */
export const workerPath = '/service-worker.js';

/** The page's place that the service worker fills with links to the pages that can be read offline. */
export const keptPagesAttribute = 'data-kept-pages';

/** The query of the offline page's link that the service worker leads to the page that was wanted. */
export const againQuery = '?again=1';
