import { requireObject } from '../require-argument.ts';

/** The shopper's device: a browser, or the native app with a web view (S1-app). */
export type Device =
  | { readonly kind: 'browser' }
  | {
      readonly kind: 'app';
      readonly platform: 'ios' | 'android';
      readonly version: string;
      /** The app's id of the device, and the tab that shows the page, if the app sends them (S1-app-07, -08). */
      readonly deviceId?: string;
      readonly tab?: string;
    };

/** The app version from which the web view and the app can exchange messages (S1-app-13). */
export const nativeMessagingVersion = '3.3.0';

/** The app version from which the iOS app can pay with Apple Pay (S1-app-14, READINGS A22). */
export const applePayAppVersion = '3.2.5';

const isVersion = (text: string): boolean => /^\d{1,9}(\.\d{1,9}){0,3}$/.test(text);

/** Converts a version to a sortable text: nine digits for each of four numbers; missing numbers are zero. */
const sortableOf = (version: string): string =>
  version
    .split('.')
    .map((number) => number.padStart(9, '0'))
    .join('')
    .padEnd(36, '0');

/** Whether a version such as '3.10.0' is at least the threshold, compared by numbers; false for other texts. */
export const isAtLeastVersion = (version: string, threshold: string): boolean =>
  isVersion(version) && isVersion(threshold) && sortableOf(version) >= sortableOf(threshold);

/** Whether the app around a page accepts messages from it (S1-app-13); false for browsers and older apps. */
export const acceptsAppMessages = (device: Device): boolean => {
  requireObject(device, 'device');
  return device.kind === 'app' && isAtLeastVersion(device.version, nativeMessagingVersion);
};
