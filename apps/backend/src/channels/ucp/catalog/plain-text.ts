import sanitizeHtml from 'sanitize-html';

/** Most characters of a description. */
const mostCharacters = 5_000;

const block = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr']);

/** A description's text without its markup; ends of paragraphs and items become ends of lines. */
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
