/** The payment provider's pages that the shopper meets while an order is placed; all are below this host. */
const pageOf = (page: string) => (transactionId: string) => `/sandbox-pay/${page}/${encodeURIComponent(transactionId)}`;

/** The bank's question, in a frame. */
export const challengeUrl = pageOf('challenge');

/** The bank's look at the device, in a frame that nobody sees. */
export const fingerprintUrl = pageOf('fingerprint');

/** The bank's own page: the shopper goes there and comes back. */
export const redirectUrl = pageOf('redirect');

/** Leads on to the page that Adyen sends the shopper to. */
export const adyenRedirectUrl = (transactionId: string): string =>
  `/provider/adyen/redirect/${encodeURIComponent(transactionId)}`;
