import { richTextRules } from '@ironcart/core';
import sanitizeHtml from 'sanitize-html';

/** An article's HTML as anybody may show it (SECURITY 16): what is not plain content goes, other windows cannot reach back. */
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
