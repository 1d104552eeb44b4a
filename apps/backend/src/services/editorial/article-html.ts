import { richTextRules } from '@ironcart/core/content';
import sanitizeHtml from 'sanitize-html';

/** Sanitises an article's HTML (SECURITY 16): only plain content remains, and other windows cannot access this one. */
export const articleHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTextRules.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(richTextRules.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...richTextRules.schemes],
    allowedSchemesByTag: { img: [...richTextRules.pictureSchemes] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  });

/** One line of text as HTML: a title. */
export const articleTitle = (text: string): string => sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
