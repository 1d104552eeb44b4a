import { type Device, isAtLeastVersion, nativeMessagingVersion } from '../routing/native-app.ts';

/** What a button of the CMS is for (S4-misc-07 to 10). */
export interface ButtonAction {
  readonly action?: 'showOverlay' | undefined;
  /** A path on the site, or an absolute address. */
  readonly link?: string | undefined;
  readonly isNewTab?: boolean | undefined;
}

/** Where a button of a content block leads. */
export type ButtonOutcome =
  | { readonly kind: 'overlay' }
  | { readonly kind: 'navigation'; readonly href: string }
  | { readonly kind: 'newTab'; readonly href: string }
  | { readonly kind: 'inAppBrowser'; readonly href: string }
  /** Whoever listens decides. */
  | { readonly kind: 'click' };

/** What a click does: the action before the link, and in an app that takes messages its own browser for another tab. */
export const outcomeOfClick = ({ action, link, isNewTab }: ButtonAction, device: Device): ButtonOutcome => {
  if (action === 'showOverlay') return { kind: 'overlay' };
  if (link === undefined) return { kind: 'click' };
  if (isNewTab !== true) return { kind: 'navigation', href: link };
  const isHeard = device.kind === 'app' && isAtLeastVersion(device.version, nativeMessagingVersion);
  return { kind: isHeard ? 'inAppBrowser' : 'newTab', href: link };
};
