import { againQuery, keptPagesAttribute } from './offline-header.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Inline, since a copy's styles are those of its release; style attributes are allowed by the pages' policy. */
const noticeStyle =
  'margin:0;padding:.75rem 1rem;text-align:center;background:#1b1a18;color:#fff;font:600 1rem/1.4 system-ui,sans-serif';

/** The element that says that the shopper is offline, while a page is open and on copies. */
export const offlineNoticeId = 'offline-notice';

/** A kept page with a line above it that says when the copy was made. @param keptAtMs since the epoch */
export const keptPage = (html: string, keptAtMs: number): string => {
  const moment = new Date(keptAtMs).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  const notice = `<p id="${offlineNoticeId}" role="status" style="${noticeStyle}">You are offline. This copy of the page is from ${moment}: prices and stock may have changed.</p>`;
  return html.replace('<body>', () => `<body>${notice}`);
};

interface WantedPage {
  /** Path and query of the page that could not be loaded. */
  readonly wanted: string;
  /** Pages that can be read; titles are HTML. */
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/**
 * The offline page in the place of another: without scripts, which would look for the data of that other page, with a
 * link that tries it again and links to the pages that can be read.
 */
export const offlinePage = (html: string, { wanted, pages }: WantedPage): string => {
  const links = pages.map(({ path, title }) => `<li><a href="${escapeAttribute(path)}">${title || 'Page'}</a></li>`);
  const list = links.length === 0 ? '' : `<h2>Pages that you can read now</h2><ul>${links.join('')}</ul>`;
  const again = new RegExp(`href="[^"]*${againQuery.replace('?', '\\?')}"`);
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(new RegExp(`(<div[^>]*${keptPagesAttribute}[^>]*>)(</div>)`), (_match, open, close) => open + list + close)
    .replace(again, () => `href="${escapeAttribute(wanted)}"`);
};
