import {
  preferenceCookieText,
  preferredCountryCookie,
  readPreferenceCookie,
  searchSessionCookie,
} from '@ironcart/core/visitor';
import type { AddressBookPorts } from '@ironcart/shop-machines';
import type { RequestContext } from '../request-context/request-context.ts';

/** The browser's id for analytics; a random one if it has none. */
const visitorIdOf = ({ cookieText }: RequestContext): string =>
  readPreferenceCookie(cookieText, searchSessionCookie) || crypto.randomUUID();

/**
 * The ports of `saveAddress` for a request. The ship-to country is the preferred country's cookie; the event is reported
 * to analytics, which keeps it if the shopper consented.
 * @param knownIds the ids of the customer's addresses
 */
export const addressBookPorts = (context: RequestContext, knownIds: ReadonlySet<string>): AddressBookPorts => {
  const { api, isHttps, setCookie, sites, url, warn } = context;
  return {
    save: ({ _id, ...address }) =>
      _id !== undefined && knownIds.has(_id)
        ? api.customer.updateAddress(_id, address)
        : api.customer.addAddress(address),
    setShipToCountry: (countryId) => setCookie(preferenceCookieText(preferredCountryCookie, countryId, { isHttps })),
    track: (event) => {
      const events = [{ ...event, id: crypto.randomUUID() }];
      api.analytics
        .report({ visitor: visitorIdOf(context), path: sites.pathWithin(url.pathname), events })
        .catch((thrown: unknown) => warn('An analytics event was not reported', thrown));
    },
  };
};
