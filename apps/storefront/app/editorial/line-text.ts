import sanitizeHtml from 'sanitize-html';

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of a piece of HTML, as a title or an excerpt has it: no tags, and characters for entities. */
export const lineText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    // The sanitiser writes these four and no others.
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
