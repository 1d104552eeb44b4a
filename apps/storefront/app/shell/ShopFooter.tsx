import { SiteFooter } from '@ironcart/react-ui';
import type { DataOf } from '../data/use-route-data.ts';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import type { loader as rootLoader } from '../routes/root/route.server.ts';
import { storeName } from '../site/store-name.ts';
import { footerColumns, siteLinks } from './menus.ts';

export type ShopFooterProps = Pick<DataOf<typeof rootLoader>, 'site' | 'newsletters' | 'menu' | 'year'>;

/** The footer with the store's own links and the site's newsletters. */
export const ShopFooter = ({ site, newsletters, menu, year }: ShopFooterProps) => (
  <SiteFooter
    columns={footerColumns(menu)}
    socialLinks={[]}
    sites={siteLinks(site.code)}
    copyright={`© ${year} ${storeName}`}
    appUrl="/rogue-app"
    newsletter={useNewsletter(site.basePath, newsletters)}
  />
);
