import type { SearchEvent } from '@ironcart/api/client';
import { preferenceCookieText, readPreferenceCookie, searchSessionCookie } from '@ironcart/core/visitor';
import { setBrowserCookie } from '../preferences/set-browser-cookie.ts';

const userKey = 'ironcart-told-user';

type Note = readonly [key: string, value: string];

/** The storage key and value that record an event as reported; never the id, which is only in the cookie. */
const noteOf = (event: SearchEvent): Note | undefined => {
  if (event.name === 'user') return [userKey, '1'];
  if (event.name === 'order_confirm') return ['ironcart-told-order', event.orderId];
  return undefined;
};

/** The browser's storage; each call may throw if storage is denied or full. */
export interface VisitorPlaces {
  /** In the format of `document.cookie`. */
  readonly cookies: () => string;
  /** Sets a cookie, with the syntax of `document.cookie`. */
  readonly setCookie: (text: string) => void;
  readonly isHttps: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The browser as known to the search service: a random id without personal data. */
export interface Visitor {
  readonly id: string;
  /**
   * Whether to report an event now: a visitor and an order are reported only once, although pages are opened
   * repeatedly. A claimed event stays due for the next page until it is settled, because this page may be left before
   * its reports are sent.
   */
  readonly claim: (event: SearchEvent) => boolean;
  readonly settle: (event: SearchEvent, hasArrived: boolean) => void;
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
  if (known === undefined) {
    keep(() => setCookie(preferenceCookieText(searchSessionCookie, id, { isHttps })));
    // The stored value belongs to an earlier id.
    keep(() => storage.removeItem(userKey));
  }
  const isNoted = ([key, value]: Note): boolean => {
    const noted = readOrNothing(() => storage.getItem(key));
    // Without storage, the cookie shows whether a visitor was reported.
    return noted === undefined && key === userKey ? known !== undefined : noted === value;
  };
  const claimed = new Set<string>();
  return {
    id,
    claim: (event) => {
      const note = noteOf(event);
      if (note === undefined) return true;
      if (claimed.has(note.join()) || isNoted(note)) return false;
      claimed.add(note.join());
      return true;
    },
    settle: (event, hasArrived) => {
      const note = noteOf(event);
      if (note === undefined) return;
      if (hasArrived) keep(() => storage.setItem(...note));
      else claimed.delete(note.join());
    },
  };
};

/** Accessed on each use, because a denied storage throws on access. */
const storage: VisitorPlaces['storage'] = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
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
