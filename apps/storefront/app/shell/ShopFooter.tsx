import { SiteFooter } from '@ironcart/react-ui';
import type { DataOf } from '../data/use-route-data.ts';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import type { loader as rootLoader } from '../routes/root/route.server.ts';
import { storeName } from '../site/store-name.ts';
import { footerColumns, socialLinks } from './menus.ts';

export type ShopFooterProps = Pick<DataOf<typeof rootLoader>, 'site' | 'sites' | 'newsletters' | 'menu' | 'year'> & {
  /** This page, with the choices about cookies. */
  readonly cookiesUrl: string;
};

/** The footer with the store's own links and the site's newsletters. */
export const ShopFooter = ({ site, sites, newsletters, menu, year, cookiesUrl }: ShopFooterProps) => (
  <SiteFooter
    columns={footerColumns(menu)}
    socialLinks={socialLinks}
    sites={sites}
    copyright={`© ${year} ${storeName}`}
    appUrl="/rogue-app"
    cookiesUrl={cookiesUrl}
    newsletter={useNewsletter(site.basePath, newsletters)}
  />
);
