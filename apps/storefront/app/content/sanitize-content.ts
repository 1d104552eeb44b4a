import { richTextRules } from '@ironcart/core';
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

const isSitePath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/**
 * HTML of the CMS as it may stand on a page (SECURITY 16): links within the shop get the site's base path first,
 * links that open another window cannot reach back, then everything that is not plain content goes.
 */
export const sanitizeContent = (html: string, basePath: string): string =>
  sanitizeHtml(html, {
    ...allowed,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: {
          ...attributes,
          ...(isSitePath(attributes.href ?? '') ? { href: basePath + attributes.href } : {}),
          ...(attributes.target === '_blank' ? { rel: 'noopener noreferrer' } : {}),
        },
      }),
    },
  });
