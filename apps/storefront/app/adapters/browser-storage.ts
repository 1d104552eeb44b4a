import type { TextStorage } from '@ironcart/checkout-machines';

/** The browser's local storage as the machines use it; a denied storage throws on each call, which they expect. */
export const createBrowserStorage = (): TextStorage => ({
  get: (key) => window.localStorage.getItem(key),
  set: (key, value) => window.localStorage.setItem(key, value),
  remove: (key) => window.localStorage.removeItem(key),
});
