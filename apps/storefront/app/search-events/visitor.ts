import { preferenceCookieText, readPreferenceCookie, searchSessionCookie } from '@ironcart/core/visitor';
import { setBrowserCookie } from '../preferences/set-browser-cookie.ts';

const orderKey = 'ironcart-told-order';

/** The browser's storage; each call may throw if storage is denied or full. */
export interface VisitorPlaces {
  /** In the format of `document.cookie`. */
  readonly cookies: () => string;
  /** Sets a cookie, with the syntax of `document.cookie`. */
  readonly setCookie: (text: string) => void;
  readonly isHttps: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The browser as known to the search service: a random id without personal data. */
export interface Visitor {
  readonly id: string;
  /** Whether the id has just been created. */
  readonly isNew: boolean;
  /** Whether an order has not been reported yet; records it as reported, because its page can be opened repeatedly. */
  readonly isNewOrder: (orderId: string) => boolean;
}

const readOrNothing = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Reads the browser's id from its cookie, or creates one for 60 days (S9-cookies-03). */
export const findVisitor = (places: VisitorPlaces, randomId: () => string): Visitor => {
  const { cookies, setCookie, isHttps, storage } = places;
  const keep = (write: () => void): void => {
    // A browser without storage is a new visitor on every page load.
    readOrNothing(write);
  };
  const known = readOrNothing(() => readPreferenceCookie(cookies(), searchSessionCookie)) || undefined;
  const id = known ?? randomId();
  if (known === undefined) keep(() => setCookie(preferenceCookieText(searchSessionCookie, id, { isHttps })));
  return {
    id,
    isNew: known === undefined,
    isNewOrder: (orderId) => {
      const isNew = readOrNothing(() => storage.getItem(orderKey)) !== orderId;
      if (isNew) keep(() => storage.setItem(orderKey, orderId));
      return isNew;
    },
  };
};

/** Accessed on each use, because a denied storage throws on access. */
const storage: VisitorPlaces['storage'] = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

/** The browser's id, created if missing. Only with the shopper's consent. */
export const browserVisitor = (): Visitor =>
  findVisitor(
    {
      cookies: () => document.cookie,
      setCookie: setBrowserCookie,
      isHttps: window.location.protocol === 'https:',
      storage,
    },
    () => crypto.randomUUID(),
  );
