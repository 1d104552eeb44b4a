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

/** Where a page is: links within the store stay on its site. */
export interface PageSite {
  readonly site: Pick<Site, 'basePath'>;
  readonly sites: Sites;
}

export interface SanitizeOptions {
  /** Of the product that placeholders speak of; none where it is left out. */
  readonly attributes?: PlaceholderValues | undefined;
  /** Hears of links that cannot be read: they stay as they are (S8-err-other-14). */
  readonly warn?: ((message: string) => void) | undefined;
}

const rewrite = (href: string, { site, sites }: PageSite, warn: SanitizeOptions['warn']): string => {
  if (URL.canParse(href, 'https://store.invalid')) return linkWithLanguage(href, site.basePath, sites);
  warn?.(`The link ${href} cannot be rewritten`);
  return href;
};

/**
 * HTML of the CMS as it may stand on a page (SECURITY 16): placeholders get their product's values, links within the
 * store the language path, and links that open another window cannot reach back; after that everything that is not plain
 * content goes.
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
