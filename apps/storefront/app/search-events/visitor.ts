import { preferenceCookieText, readPreferenceCookie, searchSessionCookie } from '@ironcart/core/visitor';
import { setBrowserCookie } from '../preferences/set-browser-cookie.ts';

const orderKey = 'ironcart-told-order';

/** Where the browser keeps what is known of it; each call may throw where that is denied or full. */
export interface VisitorPlaces {
  /** As `document.cookie` has them. */
  readonly cookies: () => string;
  /** Takes a cookie as `document.cookie` does. */
  readonly setCookie: (text: string) => void;
  readonly isHttps: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The browser as the search service knows it: by an id of its own making, that names nobody. */
export interface Visitor {
  readonly id: string;
  /** The id was made just now. */
  readonly isNew: boolean;
  /** Whether an order was not yet told of; from now on it was: its page can be opened again and again. */
  readonly isNewOrder: (orderId: string) => boolean;
}

const readOrNothing = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Finds the browser's id in its cookie, or makes one and keeps it there for 60 days (S9-cookies-03). */
export const findVisitor = (places: VisitorPlaces, randomId: () => string): Visitor => {
  const { cookies, setCookie, isHttps, storage } = places;
  const keep = (write: () => void): void => {
    // A browser that keeps nothing is another visitor on every page that it loads.
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

/** Asked for with each use: where storage is denied, naming it throws already. */
const storage: VisitorPlaces['storage'] = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

/** The browser's id of this page; makes one where there is none. Only where the shopper allows it. */
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
