import { pathOnSite } from '@ironcart/core/routing';
import { hreflangOf, type Site, type SiteCode } from '@ironcart/core/site';
import type { OriginOf } from '../site/site-origins.ts';

/** What a page says about itself to the browser's tab, to search engines and to whoever shares its link. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path on the site with the query that makes it another page; left out: the page has no address of its own. */
  readonly canonicalPath?: string | undefined;
  /** The sites that have the page, where not all of them do. */
  readonly onlyOn?: readonly SiteCode[] | undefined;
  /** Path of a picture on this host. */
  readonly image?: string | undefined;
  /** Kept out of search engines; its canonical link is dropped too (S9-seo-01). */
  readonly isPrivate?: boolean | undefined;
}

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string | undefined;
}

const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'link', attributes });

const alternates = (sites: readonly Site[], originOf: OriginOf, path: string): readonly HeadTag[] => {
  const byLanguage = new Map<string, Site>();
  for (const site of sites) if (!byLanguage.has(hreflangOf(site))) byLanguage.set(hreflangOf(site), site);
  return [
    ...[...byLanguage].map(([hreflang, site]) =>
      link({ rel: 'alternate', hreflang, href: originOf(site) + pathOnSite(path, site) }),
    ),
    ...sites
      .filter(({ basePath }) => basePath === '')
      .map((site) => link({ rel: 'alternate', hreflang: 'x-default', href: originOf(site) + path })),
  ];
};

/** What a shared link shows of a page. */
const socialTags = (head: PageHead, site: Site, origin: string, storeName: string): readonly HeadTag[] => [
  meta({ property: 'og:title', content: head.title }),
  meta({ property: 'og:type', content: 'website' }),
  meta({ property: 'og:locale', content: site.locale }),
  meta({ property: 'og:site_name', content: storeName }),
  ...(head.description ? [meta({ property: 'og:description', content: head.description })] : []),
  ...(head.image ? [meta({ property: 'og:image', content: origin + head.image })] : []),
  meta({ name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' }),
];

interface HeadSetting {
  readonly site: Site;
  readonly sites: readonly Site[];
  readonly originOf: OriginOf;
  /** As the brand has it. */
  readonly storeName: string;
}

/**
 * The tags of a page's head: title, description, canonical and regional addresses, and what a shared link shows. A page
 * that is kept out of search engines has no canonical link (S9-seo-01); each site's addresses are on its own domain
 * (S9-seo-02).
 */
export const headTags = (head: PageHead, { site, sites, originOf, storeName }: HeadSetting): readonly HeadTag[] => {
  const isPublic = head.isPrivate !== true && head.canonicalPath !== undefined;
  const origin = originOf(site);
  return [
    { tag: 'title', attributes: {}, text: pageTitle(head, site, storeName) },
    ...(head.description ? [meta({ name: 'description', content: head.description })] : []),
    ...(isPublic
      ? [
          link({ rel: 'canonical', href: origin + pathOnSite(head.canonicalPath, site) }),
          ...alternates(
            sites.filter(({ code }) => head.onlyOn?.includes(code) ?? true),
            originOf,
            head.canonicalPath,
          ),
          meta({ property: 'og:url', content: origin + pathOnSite(head.canonicalPath, site) }),
        ]
      : [meta({ name: 'robots', content: 'noindex' })]),
    ...socialTags(head, site, origin, storeName),
  ];
};

/** What the browser's tab shows. */
export const pageTitle = (
  head: Pick<PageHead, 'title'>,
  site: Pick<Site, 'basePath' | 'name'>,
  storeName: string,
): string => [head.title, site.basePath === '' ? storeName : `${storeName} ${site.name}`].join(' | ');
