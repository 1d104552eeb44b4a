import { escapeHtml } from '../../http/escape-html.ts';

/** The call to action of a mail: a link that looks like a button, in the mail program's own colours. */
export const mailButton = ({ url, label }: { readonly url: string; readonly label: string }): string =>
  `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border:2px solid;font-weight:bold;text-decoration:none;color:inherit">${escapeHtml(label)}</a></p>`;

/**
 * The content of a mail as HTML, without the document around it, which `mailDocument` adds when the mail is sent.
 * @param blocks HTML with escaped texts
 * @param link the call to action: URL and label
 */
export const mailContent = (
  blocks: readonly string[],
  link: { readonly url: string; readonly label: string },
): string => [...blocks, mailButton(link)].join('\n');
