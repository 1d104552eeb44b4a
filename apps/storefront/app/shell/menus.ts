import type { Site, Sites } from '@ironcart/core/site';
import type { FooterColumn } from '@ironcart/react-ui';
import type { Brand } from '../site/brand.ts';

/** An entry of a menu. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export const logoutPath = '/logout';
export const logoutTarget = { action: logoutPath } as const;

/** The footer's columns: catalogue sections, account links, order links, and the store's own pages. */
export const footerColumns = (
  menu: readonly MenuLink[],
  { name, pages }: Brand,
  isLoggedIn: boolean,
  care: readonly MenuLink[],
): readonly FooterColumn[] => [
  ...(menu.length > 0
    ? [{ title: 'Shop', isMenu: true, links: menu.map(({ label, href }) => ({ label, href })) }]
    : []),
  {
    title: 'Your account',
    isMenu: true,
    links: [
      isLoggedIn
        ? { label: 'My Account', href: '/account/dashboard' }
        : { label: 'Log in or register', href: '/login' },
      { label: 'Orders', href: '/account/orders' },
      { label: 'Addresses', href: '/account/address' },
      ...care,
      { label: 'Cart', href: '/cart' },
      { label: 'Gift registries', href: '/giftregistry/search/index' },
    ],
  },
  ...(pages.length > 0 ? [{ title: name, links: pages }] : []),
];

/** The regional sites for the region menu; only on the server, to keep the sites out of the first load. */
export const siteChoices = (sites: Sites, current: Site) =>
  sites.all.map(({ code, name, currency }) => ({
    code,
    label: `${name} (${currency})`,
    isCurrent: code === current.code,
  }));
