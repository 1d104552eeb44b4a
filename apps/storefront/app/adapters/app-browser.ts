import type { Device } from '@ironcart/core/routing';
import { deviceOf } from './device.ts';
import { tellApp } from './tell-app.ts';

/** What the shopper holds, as the page's address and cookies say it. */
export const deviceOfPage = (): Device => deviceOf(window.location.search, document.cookie);

/** Opens an address in the app's own browser; where no app listens, in another tab (S4-misc-09). */
export const openInAppBrowser = (href: string): void => {
  if (!tellApp({ type: 'openBrowser', href })) window.open(href, '_blank', 'noopener');
};
