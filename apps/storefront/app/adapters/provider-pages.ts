/** The payment provider's pages that the shopper meets while an order is placed; all are below this host. */
const pageOf = (page: string) => (transactionId: string) => `/sandbox-pay/${page}/${encodeURIComponent(transactionId)}`;

/** The bank's question, in a frame. */
export const challengeUrl = pageOf('challenge');

/** The bank's look at the device, in a frame that nobody sees. */
export const fingerprintUrl = pageOf('fingerprint');

/** The bank's own page: the shopper goes there and comes back. */
export const redirectUrl = pageOf('redirect');

/** Leads on to the page that a provider sends the shopper to. @param provider 'adyen', or the type of a method of the store's own */
export const providerRedirectUrl = (provider: string, transactionId: string): string =>
  `/provider/${provider}/redirect/${encodeURIComponent(transactionId)}`;
