import type { MenuCategory } from '@ironcart/api/codec';
import { accountMenuOf, pathOnSite, zeusBuilderPath } from '@ironcart/core/routing';
import { dayAt, hasFeature, type Site, type SiteCode } from '@ironcart/core/site';
import {
  highContrastCookie,
  isConsentAsked,
  isRegionPromptPossible,
  preferredCountryCookie,
  readConsent,
  readPreferenceCookie,
} from '@ironcart/core/visitor';
import { appParamsOf } from '../../adapters/device.ts';
import { careLinks } from '../../after-order/care-links.ts';
import { readCart } from '../../cart/read-cart.ts';
import { gymsPath } from '../../equipped-gyms/gym-pages.ts';
import { offeredNewsletters } from '../../newsletter/offered-newsletters.ts';
import { isConsentReopened } from '../../preferences/reopened-consent.ts';
import { arrivalFrom } from '../../region/arrival.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { ReportedFrame } from '../../search-events/shown-page.ts';
import { siteChoices } from '../../shell/menus.ts';
import type { RouteArgs } from '../route-args.ts';

interface MenuEntry {
  readonly label: string;
  readonly href: string;
  readonly children: readonly { readonly label: string; readonly href: string }[];
}

/** The categories of the header's menu, with their children, and the gym planner on sites that have it. */
const menuOf = (categories: readonly MenuCategory[], site: Pick<Site, 'features'>): readonly MenuEntry[] => [
  ...categoryEntries(categories),
  ...(hasFeature('zeusBuilder', site) ? [{ label: 'Gym builder', href: zeusBuilderPath, children: [] }] : []),
];

const categoryEntries = (categories: readonly MenuCategory[]): readonly MenuEntry[] =>
  categories
    .filter(({ inMenu, parentId }) => inMenu && parentId === undefined)
    .map(({ categoryId, name, url }) => ({
      label: name,
      href: url,
      children: categories
        .filter(({ parentId, inMenu }) => parentId === categoryId && inMenu)
        .map((child) => ({ label: child.name, href: child.url })),
    }));

/** The announcement at the top of the APO site (S6-regions-06). */
const apoAnnouncement = 'Shipping to APO, FPO and DPO addresses only.';

/** The sites on another domain, with that domain. */
const domainsFrom = ({ sites, urlOn }: RequestContext): Readonly<Partial<Record<SiteCode, string>>> =>
  Object.fromEntries(
    sites.all.flatMap((site) => {
      const url = urlOn('/', site);
      return URL.canParse(url) ? [[site.code, new URL(url).origin]] : [];
    }),
  );

/** The data around every page's content: the site, the shopper, the menu and the cart. */
export const loader = async ({ context }: RouteArgs) => {
  const [customer, categories] = await Promise.all([context.customer(), context.api.content.categories()]);
  const isReopened = isConsentReopened(context.url.search);
  const { site } = context;
  const { code, storeId, basePath, name, currency, locale, timeZone, defaultCountry } = site;
  const { showsTaxExclusivePrice, asksConsent } = site;
  const page = {
    brand: context.brand,
    site: {
      code,
      storeId,
      basePath,
      name,
      currency,
      locale,
      timeZone,
      defaultCountry,
      showsTaxExclusivePrice,
      asksConsent,
    },
    appParams: appParamsOf(context.device),
    announcement: hasFeature('apoBanner', site) ? apoAnnouncement : undefined,
    customer: customer && {
      firstname: customer.firstname,
      lastname: customer.lastname,
      email: customer.email,
      groupId: customer.groupId,
    },
    accountMenu: customer && accountMenuOf(site).filter(({ href }) => context.hasPage(href)),
    hasInvitational: context.hasPage('/invitational'),
    isHighContrast: readPreferenceCookie(context.cookieText, highContrastCookie) === '1',
    consent:
      context.device.kind !== 'app' && (isReopened || isConsentAsked(context.cookieText, site))
        ? { isReopened, consent: readConsent(context.cookieText, site) }
        : undefined,
    region: isRegionPromptPossible({
      pathname: pathOnSite('/', site),
      sites: context.sites,
      device: context.device,
      preferredCountry: readPreferenceCookie(context.cookieText, preferredCountryCookie),
    })
      ? { domains: domainsFrom(context) }
      : undefined,
    newsletters: offeredNewsletters(site),
    sites: siteChoices(context.sites, site),
    arrival: arrivalFrom(context),
    menu: menuOf(categories, site),
    care: [
      ...careLinks(site),
      ...(hasFeature('gymMap', site) ? [{ label: 'Gyms that we equipped', href: gymsPath }] : []),
    ],
    debugUrl: context.isDebug ? '/debug' : undefined,
    cart: await readCart(context, customer?.groupId ?? 0),
    year: Number(dayAt(context.now, context.site.timeZone).slice(0, 4)),
  };
  return page satisfies ReportedFrame;
};
