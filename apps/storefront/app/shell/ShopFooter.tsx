import type { Site } from '@ironcart/core/site';
import { type NewsletterFormProps, SiteFooter } from '@ironcart/react-ui';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import { consentUrl } from '../preferences/preferences.ts';
import { changeOfSiteUrl } from '../region/change-of-site.ts';
import type { Brand } from '../site/brand.ts';
import { footerColumns, type MenuLink, type siteChoices } from './menus.ts';

export interface ShopFooterProps {
  readonly site: Pick<Site, 'code' | 'basePath'>;
  readonly sites: ReturnType<typeof siteChoices>;
  /** undefined for a guest. */
  readonly customer: object | undefined;
  readonly newsletters: NewsletterFormProps['lists'];
  readonly menu: readonly MenuLink[];
  /** Links after an order. */
  readonly care: readonly MenuLink[];
  /** In debug mode only. */
  readonly debugUrl?: string | undefined;
  readonly year: number;
  readonly brand: Brand;
  /** The current page within its site: a path with its query. */
  readonly page: string;
}

/** Account, order and form pages, which have no newsletter form: it is among the account's settings. */
const isOwnMatter = (page: string): boolean =>
  /^\/(account|rmaprocess|shippingtracker|login|forgot-password|cart|giftregistry)\b/.test(page);

/** The footer with the store's own links and, on browsing pages, the site's newsletters. */
export const ShopFooter = ({
  site,
  sites,
  customer,
  newsletters,
  menu,
  care,
  debugUrl,
  year,
  brand,
  page,
}: ShopFooterProps) => {
  const newsletter = useNewsletter(site.basePath, newsletters);
  const isShort = isOwnMatter(page);
  return (
    <SiteFooter
      columns={footerColumns(menu, brand, customer !== undefined, care)}
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
      debugUrl={debugUrl}
      cookiesUrl={site.basePath + consentUrl(page)}
      newsletter={isShort ? undefined : newsletter}
      isShort={isShort}
      newsletterWords={brand.newsletter}
    />
  );
};
