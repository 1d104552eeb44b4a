import { escapeHtml } from '../../http/escape-html.ts';

/**
 * Renders a mail's HTML document, responsive to the screen's width.
 * @param blocks its content as HTML with escaped texts
 * @param link the call to action: URL and label
 */
export const mailPage = (
  blocks: readonly string[],
  { url, label }: { readonly url: string; readonly label: string },
): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    // No colours are set, so that the mail program's own light or dark colours apply.
    '<meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0 auto;padding:16px;max-width:560px;font-family:sans-serif;line-height:1.5;overflow-wrap:anywhere">',
    ...blocks,
    `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p></body></html>`,
  ].join('\n');
