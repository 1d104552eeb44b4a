import { hreflangOf, pathOnSite, type Site } from '@ironcart/core';
import { storeName } from '../site/store-name.ts';

/** What a page says about itself to the browser's tab, to search engines and to whoever shares its link. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path on the site with the query that makes it another page; left out: the page has no address of its own. */
  readonly canonicalPath?: string | undefined;
  /** Path of a picture on this host. */
  readonly image?: string | undefined;
  /** Kept out of search engines; its canonical link is dropped too (S9). */
  readonly isPrivate?: boolean | undefined;
}

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string | undefined;
}

const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'link', attributes });

const alternates = (sites: readonly Site[], origin: string, path: string): readonly HeadTag[] => {
  const byLanguage = new Map<string, Site>();
  for (const site of sites) if (!byLanguage.has(hreflangOf(site))) byLanguage.set(hreflangOf(site), site);
  return [
    ...[...byLanguage].map(([hreflang, site]) =>
      link({ rel: 'alternate', hreflang, href: origin + pathOnSite(path, site) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: origin + path }),
  ];
};

/** The tags of a page's head: title, description, canonical and regional addresses, and its picture. */
export const headTags = (
  head: PageHead,
  { site, sites, origin }: { readonly site: Site; readonly sites: readonly Site[]; readonly origin: string },
): readonly HeadTag[] => {
  const isPublic = head.isPrivate !== true && head.canonicalPath !== undefined;
  return [
    { tag: 'title', attributes: {}, text: pageTitle(head, site) },
    ...(head.description ? [meta({ name: 'description', content: head.description })] : []),
    ...(isPublic
      ? [
          link({ rel: 'canonical', href: origin + pathOnSite(head.canonicalPath, site) }),
          ...alternates(sites, origin, head.canonicalPath),
          meta({ property: 'og:url', content: origin + pathOnSite(head.canonicalPath, site) }),
        ]
      : [meta({ name: 'robots', content: 'noindex' })]),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:site_name', content: storeName }),
    ...(head.image ? [meta({ property: 'og:image', content: origin + head.image })] : []),
  ];
};

/** What the browser's tab shows. */
export const pageTitle = (head: Pick<PageHead, 'title'>, site: Pick<Site, 'basePath' | 'name'>): string =>
  [head.title, site.basePath === '' ? storeName : `${storeName} ${site.name}`].join(' | ');
