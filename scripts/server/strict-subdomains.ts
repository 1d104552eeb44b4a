import type { Handler } from './handler.ts';

const header = 'Strict-Transport-Security';

/**
 * Extends strict https to every subdomain of the store's host. Only their owner knows whether all of them support
 * https, and browsers enforce it for a year.
 */
export const withStrictSubdomains =
  (handler: Handler): Handler =>
  async (request, peer) => {
    const response = await handler(request, peer);
    const promise = response.headers.get(header);
    if (promise !== null) response.headers.set(header, `${promise}; includeSubDomains`);
    return response;
  };
