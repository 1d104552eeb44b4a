import { requireObject } from '../require-argument.ts';
import { acceptsAppMessages, type Device } from '../routing/native-app.ts';

/** The action of a CMS button (S4-misc-07 to 10). */
export interface ButtonAction {
  readonly action?: 'showOverlay' | undefined;
  /** A path on the site, or an absolute address. */
  readonly link?: string | undefined;
  readonly isNewTab?: boolean | undefined;
}

/** The result of a click on a button of a content block. */
export type ButtonOutcome =
  | { readonly kind: 'overlay' }
  | { readonly kind: 'navigation'; readonly href: string }
  | { readonly kind: 'newTab'; readonly href: string }
  | { readonly kind: 'inAppBrowser'; readonly href: string }
  /** The page's own handler decides. */
  | { readonly kind: 'click' };

/**
 * The result of a click: an action takes precedence over a link; in a native app that supports messages, a link to a
 * new tab opens in the app's browser.
 */
export const outcomeOfClick = (button: ButtonAction, device: Device): ButtonOutcome => {
  requireObject(button, 'button');
  const { action, link, isNewTab } = button;
  if (action === 'showOverlay') return { kind: 'overlay' };
  if (link === undefined) return { kind: 'click' };
  if (isNewTab !== true) return { kind: 'navigation', href: link };
  return { kind: acceptsAppMessages(device) ? 'inAppBrowser' : 'newTab', href: link };
};
