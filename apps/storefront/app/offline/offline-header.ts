/**
 * Tells the service worker what to do with a page: the path of its site's offline page if a copy may be stored, or
 * `forget` if its shopper is signed in. Pages without it are never stored.
 */
export const offlineHeader = 'Ironcart-Offline';

/** The header's value on the pages of signed-in shoppers: every copy is deleted (SECURITY 22). */
export const forgetCopies = 'forget';

/** Path of the service worker's script: at the root, because it handles every page of the host. */
export const workerPath = '/service-worker.js';

/** Marks the element that the service worker fills with links to the stored pages. */
export const keptPagesAttribute = 'data-kept-pages';

/** Query of the offline page's link, which the service worker redirects to the requested page. */
export const againQuery = '?again=1';
