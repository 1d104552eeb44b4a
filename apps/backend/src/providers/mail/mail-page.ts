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
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    // No colour is set: the mail program's own text is read on its own ground, light or dark.
    '<meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0 auto;padding:16px;max-width:560px;font-family:sans-serif;line-height:1.5;overflow-wrap:anywhere">',
    ...blocks,
    `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p></body></html>`,
  ].join('\n');
