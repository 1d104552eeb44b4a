import { escapeHtml } from '../../http/escape-html.ts';

/**
 * A mail's HTML as a whole document, as wide as the screen that it is read on.
 * @param blocks its content as HTML; whoever writes it escapes texts
 * @param link where its reader goes on, and the words of the link
 */
export const mailPage = (
  blocks: readonly string[],
  { url, label }: { readonly url: string; readonly label: string },
): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0 auto;padding:16px;max-width:560px;font-family:sans-serif;line-height:1.5;color:#16181d;overflow-wrap:anywhere">',
    ...blocks,
    `<p><a href="${escapeHtml(url)}" style="color:#16181d">${escapeHtml(label)}</a></p></body></html>`,
  ].join('\n');
