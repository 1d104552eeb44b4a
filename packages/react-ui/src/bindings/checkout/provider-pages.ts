// Pages of the payment provider, all served by the page's own host.

const pageOf = (page: string) => (transactionId: string) => `/sandbox-pay/${page}/${encodeURIComponent(transactionId)}`;

/** The bank's challenge, for a frame. */
export const challengeUrl = pageOf('challenge');

/** The bank's check of the device, for a hidden frame. */
export const fingerprintUrl = pageOf('fingerprint');

/** The bank's own page, from which the shopper returns to checkout. */
export const redirectUrl = pageOf('redirect');

/** Redirects to the provider's page. @param provider 'adyen', or the type of a payment method of the store's own */
export const providerRedirectUrl = (provider: string, transactionId: string): string =>
  `/provider/${provider}/redirect/${encodeURIComponent(transactionId)}`;
