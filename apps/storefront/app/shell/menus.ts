import { type Site, type SiteCode, sites } from '@ironcart/core';
import type { FooterColumn } from '@ironcart/react-ui';
import { storeName } from '../site/store-name.ts';

interface Entry {
  readonly label: string;
  readonly href: string;
}

export const logoutPath = '/logout';
export const logoutTarget = { action: logoutPath } as const;

/** The store's own pages. */
export const storeLinks: readonly Entry[] = [
  { label: 'About', href: '/about' },
  { label: 'The Index', href: '/theindex' },
  { label: 'Choosing a barbell', href: '/choosing-a-barbell' },
  { label: 'Gift guide', href: '/gift-guide' },
  { label: 'Shipping and returns', href: '/shipping-and-returns' },
  { label: 'Warranty', href: '/warranty' },
];

/** Where the demo store's people show what they do: addresses that nobody has. */
export const socialLinks: readonly Entry[] = [
  { label: 'Films', href: 'https://films.halden.example/' },
  { label: 'Pictures', href: 'https://pictures.halden.example/' },
  { label: 'Forum', href: 'https://forum.halden.example/' },
];

/** The footer: the catalogue's sections, the account, and the store's own pages. */
export const footerColumns = (menu: readonly Entry[]): readonly FooterColumn[] => [
  { title: 'Shop', links: menu.map(({ label, href }) => ({ label, href })) },
  {
    title: 'Your account',
    links: [
      { label: 'Log in or register', href: '/login' },
      { label: 'Orders', href: '/account/orders' },
      { label: 'Addresses', href: '/account/address' },
      { label: 'Cart', href: '/cart' },
    ],
  },
  {
    title: storeName,
    links: storeLinks,
  },
];

/** The regional sites, each by its start page; the server's, so that no first load carries what the sites are. */
export const siteLinks = (current: SiteCode, urlOn: (path: string, site: Site) => string) =>
  sites.map((site: Site) => ({
    label: `${site.name} (${site.currency})`,
    href: urlOn('/', site),
    isCurrent: site.code === current,
  }));
