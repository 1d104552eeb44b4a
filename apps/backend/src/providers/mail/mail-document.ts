import { escapeHtml } from '../../http/escape-html.ts';
import { mailButton } from './mail-content.ts';
import type { Mail } from './mail-transport.ts';

/** The parts around the content of each of a store's mails. */
export interface MailFrame {
  readonly storeName: string;
  /** The store's public URL, without a trailing slash: only links to it become links. */
  readonly publicUrl: string;
  /** Lines below the content, such as the company and its address. */
  readonly footer: readonly string[];
}

/** Converts a paragraph of plain text to HTML; a line that ends with a URL of the store becomes a link. */
const paragraphHtml = (paragraph: string, publicUrl: string): string => {
  const [, label = '', url] = /^(?:([^\n]{1,60}): )?(https?:\/\/\S+)$/.exec(paragraph) ?? [];
  const isOwn = url !== undefined && `${url}/`.startsWith(`${publicUrl}/`);
  if (isOwn && label !== '') return mailButton({ url, label });
  const lines = paragraph.split('\n').map(escapeHtml).join('<br>');
  return isOwn ? `<p><a href="${escapeHtml(url)}">${lines}</a></p>` : `<p>${lines}</p>`;
};

const contentOf = ({ body, html }: Pick<Mail, 'body' | 'html'>, publicUrl: string): string =>
  html ??
  body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraphHtml(paragraph, publicUrl))
    .join('\n');

/**
 * The HTML document of a mail: the store's name, the subject as a heading, the content and the footer. It sets no colours,
 * so that the mail program's own light or dark colours apply.
 */
export const mailDocument = (
  { subject, body, html }: Pick<Mail, 'subject' | 'body' | 'html'>,
  { storeName, publicUrl, footer }: MailFrame,
): string => {
  const heading = escapeHtml(subject.replaceAll(/\s+/g, ' '));
  const foot = footer.length === 0 ? [] : [`<p style="margin:0">${footer.map(escapeHtml).join('<br>')}</p>`];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>${heading}</title></head>`,
    '<body style="margin:0 auto;padding:24px 16px;max-width:560px;font:16px/1.5 Helvetica,Arial,sans-serif;overflow-wrap:anywhere">',
    `<p style="margin:0 0 28px;padding-bottom:14px;border-bottom:3px solid"><a href="${escapeHtml(publicUrl)}/" style="color:inherit;text-decoration:none;font-weight:bold;font-size:18px;letter-spacing:1px;text-transform:uppercase">${escapeHtml(storeName)}</a></p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${heading}</h1>`,
    contentOf({ body, html }, publicUrl),
    `<div style="margin-top:36px;padding-top:14px;border-top:1px solid;font-size:13px">${foot.join('')}</div>`,
    '</body></html>',
  ].join('\n');
};
