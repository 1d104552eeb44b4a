import type { Site } from '@ironcart/core/site';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** What a platform shows a buyer beside a checkout: the policies that the merchant's brand names. */
export const policyLinks = (context: Pick<UcpContext, 'settings' | 'publicUrl'>, site: Site) =>
  (context.settings.policies ?? []).map(({ type, title, href }) => ({
    type,
    title,
    url: href.startsWith('/') ? urlOn(context, site, href) : href,
  }));
