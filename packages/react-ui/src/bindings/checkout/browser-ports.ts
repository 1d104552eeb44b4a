import type { CheckoutPorts } from '@ironcart/checkout-machines';

/**
 * The ports of checkout that a browser provides: its local storage, its clock and the data that a bank requires for a
 * card payment. A denied storage throws on each call; checkout handles this.
 */
export const browserPorts: Required<Pick<CheckoutPorts, 'storage' | 'now' | 'browserInfo'>> = {
  storage: {
    get: (key) => window.localStorage.getItem(key),
    set: (key, value) => window.localStorage.setItem(key, value),
    remove: (key) => window.localStorage.removeItem(key),
  },
  now: () => Date.now(),
  browserInfo: () => ({
    acceptHeader: '*/*',
    userAgent: navigator.userAgent,
    language: navigator.language,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    javaEnabled: false,
  }),
};
