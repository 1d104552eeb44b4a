import type { Device } from '@ironcart/core/routing';
import { deviceOf } from './device.ts';
import { tellApp } from './tell-app.ts';

/** The shopper's device, from the page's URL and cookies. */
export const deviceOfPage = (): Device => deviceOf(window.location.search, document.cookie);

/** Opens a URL in the app's own browser, or in a new tab outside the app (S4-misc-09). */
export const openInAppBrowser = (href: string): void => {
  if (!tellApp({ type: 'openBrowser', href })) window.open(href, '_blank', 'noopener');
};
