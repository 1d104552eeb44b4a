import { SiteFooter } from '@ironcart/react-ui';
import type { DataOf } from '../data/use-route-data.ts';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import { consentUrl } from '../preferences/preferences.ts';
import { changeOfSiteUrl } from '../region/change-of-site.ts';
import type { loader as rootLoader } from '../routes/root/route.server.ts';
import { footerColumns } from './menus.ts';

export type ShopFooterProps = Pick<
  DataOf<typeof rootLoader>,
  'site' | 'sites' | 'customer' | 'newsletters' | 'menu' | 'year' | 'brand'
> & {
  /** This page within its site: a path with its query. */
  readonly page: string;
};

/** The footer with the store's own links and the site's newsletters. */
export const ShopFooter = ({ site, sites, customer, newsletters, menu, year, brand, page }: ShopFooterProps) => (
  <SiteFooter
    columns={footerColumns(menu, brand, customer !== undefined)}
    socialLinks={brand.social}
    sites={sites.map(({ code, label, isCurrent }) => ({
      label,
      isCurrent,
      href: changeOfSiteUrl(site, code, page),
    }))}
    copyright={`© ${year} ${brand.legal?.company ?? brand.name}`}
    appUrl={brand.appUrl}
    legal={brand.legal}
    support={brand.support}
    cookiesUrl={site.basePath + consentUrl(page)}
    newsletter={useNewsletter(site.basePath, newsletters)}
    newsletterWords={brand.newsletter}
  />
);
