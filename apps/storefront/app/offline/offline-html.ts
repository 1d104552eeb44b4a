import { againQuery, keptPagesAttribute } from './offline-header.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Inline, because a copy's styles belong to its release; the pages' policy permits style attributes. */
const noticeStyle =
  'margin:0;padding:.75rem 1rem;text-align:center;background:#1b1a18;color:#fff;font:600 1rem/1.4 system-ui,sans-serif';

/** Id of the offline notice, on open pages and on copies. */
export const offlineNoticeId = 'offline-notice';

/** Adds a line with the copy's time above a stored page. @param keptAtMs since the epoch */
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
 * The offline page for a requested page: without scripts, which would look for the other page's data, with a retry link
 * and links to stored pages.
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
