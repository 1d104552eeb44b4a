import { fillPlaceholders, type PlaceholderValues, richTextRules } from '@ironcart/core/content';
import { linkWithLanguage } from '@ironcart/core/routing';
import type { Site, Sites } from '@ironcart/core/site';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextRules.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextRules.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richTextRules.schemes],
  allowedSchemesByTag: { img: [...richTextRules.pictureSchemes] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The page's site, so that links within the store stay on it. */
export interface PageSite {
  readonly site: Pick<Site, 'basePath'>;
  readonly sites: Sites;
}

export interface SanitizeOptions {
  /** The product's values for placeholders; none by default. */
  readonly attributes?: PlaceholderValues | undefined;
  /** Receives warnings about invalid links, which are left unchanged (S8-err-other-14). */
  readonly warn?: ((message: string) => void) | undefined;
}

const rewrite = (href: string, { site, sites }: PageSite, warn: SanitizeOptions['warn']): string => {
  if (URL.canParse(href, 'https://store.invalid')) return linkWithLanguage(href, site.basePath, sites);
  warn?.(`The link ${href} cannot be rewritten`);
  return href;
};

/**
 * Sanitizes CMS HTML (SECURITY 16): fills placeholders with product values, adds the site's path to links within the
 * store, isolates links that open another window, and removes everything that is not plain content.
 */
export const sanitizeContent = (
  html: string,
  place: PageSite,
  { attributes = {}, warn }: SanitizeOptions = {},
): string =>
  sanitizeHtml(fillPlaceholders(html, attributes), {
    ...allowed,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(href === undefined ? {} : { href: rewrite(href, place, warn) }),
          ...(attribs.target === '_blank' ? { rel: 'noopener noreferrer' } : {}),
        },
      }),
    },
  });
