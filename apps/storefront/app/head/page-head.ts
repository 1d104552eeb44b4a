import { pathOnSite } from '@ironcart/core/routing';
import { hreflangOf, type Site, type SiteCode } from '@ironcart/core/site';
import type { OriginOf } from '../site/site-origins.ts';

/** A page's metadata for the browser tab, search engines and share previews. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** The path on the site with the identifying query; omitted for a page without an own URL. */
  readonly canonicalPath?: string | undefined;
  /** The sites with this page, if not all. */
  readonly onlyOn?: readonly SiteCode[] | undefined;
  /** Path of a picture on this host. */
  readonly image?: string | undefined;
  /** Not indexed by search engines and without a canonical link (S9-seo-01). */
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

/** Open Graph and Twitter tags for share previews. */
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
  /** From the brand. */
  readonly storeName: string;
}

/**
 * The tags of a page's head: title, description, canonical and regional URLs, and share previews. A page that is not
 * indexed has no canonical link (S9-seo-01); each site's URLs use its own domain (S9-seo-02).
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

/** The title in the browser tab. */
export const pageTitle = (
  head: Pick<PageHead, 'title'>,
  site: Pick<Site, 'basePath' | 'name'>,
  storeName: string,
): string => [head.title, site.basePath === '' ? storeName : `${storeName} ${site.name}`].join(' | ');
