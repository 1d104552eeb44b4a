import type { Site } from '@ironcart/core/site';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** A page of the store that a buyer should be able to read before buying. */
export interface PolicyPage {
  readonly type: 'privacy_policy' | 'terms_of_service' | 'refund_policy' | 'shipping_policy' | 'faq';
  readonly title: string;
  /** A path of the store, which is below each site's own, or an address. */
  readonly href: string;
}

/** What a platform shows a buyer beside a checkout: the policies that the merchant's brand names. */
export const policyLinks = (context: Pick<UcpContext, 'settings' | 'publicUrl'>, site: Site) =>
  (context.settings.policies ?? []).map(({ type, title, href }) => ({
    type,
    title,
    url: href.startsWith('/') ? urlOn(context, site, href) : href,
  }));
