/** What the shopper holds: a browser, or the native app around a web view (S1-app). */
export type Device =
  | { readonly kind: 'browser' }
  | { readonly kind: 'app'; readonly platform: 'ios' | 'android'; readonly version: string };

/** The app version from which the web view and the app can exchange messages (S1-app-13). */
export const nativeMessagingVersion = '3.3.0';

/** The app version from which the iOS app can pay with Apple Pay (S1-app-14, READINGS A22). */
export const applePayAppVersion = '3.2.5';

const numbersOf = (version: string): readonly number[] | undefined =>
  /^\d{1,9}(\.\d{1,9}){0,3}$/.test(version) ? version.split('.').map(Number) : undefined;

/** Whether a version such as '3.10.0' is the threshold or later, number by number; text that is no version is not. */
export const isAtLeastVersion = (version: string, threshold: string): boolean => {
  const numbers = numbersOf(version);
  const wanted = numbersOf(threshold);
  if (!numbers || !wanted) return false;
  for (let at = 0; at < Math.max(numbers.length, wanted.length); at += 1) {
    const difference = (numbers[at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
};
