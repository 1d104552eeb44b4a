import type { Site } from '@ironcart/core/site';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** The links that a platform shows a buyer next to a checkout: the merchant's policies. */
export const policyLinks = (context: Pick<UcpContext, 'settings' | 'publicUrl'>, site: Site) =>
  (context.settings.policies ?? []).map(({ type, title, href }) => ({
    type,
    title,
    url: href.startsWith('/') ? urlOn(context, site, href) : href,
  }));
