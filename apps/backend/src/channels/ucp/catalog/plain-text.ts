import sanitizeHtml from 'sanitize-html';

/** Maximum length of a description, in characters. */
const mostCharacters = 5_000;

const block = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr']);

/** Converts HTML to plain text; ends of paragraphs and list items become line breaks. */
export const plainTextOf = (html: string): string =>
  sanitizeHtml(
    html.replaceAll(/<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, name: string) =>
      block.has(name.toLowerCase()) ? `\n${tag}` : tag,
    ),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim()
    .slice(0, mostCharacters);
