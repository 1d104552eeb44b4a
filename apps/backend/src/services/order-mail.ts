import type { WireOrder } from '@ironcart/api/contract';
import { escapeHtml } from '../http/escape-html.ts';
import { mailContent } from '../providers/mail/mail-content.ts';
import type { Mail } from '../providers/mail/mail-transport.ts';

/** The content of a mail about an order, after its greeting. */
export interface OrderNews {
  readonly subject: string;
  /** Plain text; a paragraph may have several lines. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly url: string; readonly label: string };
}

const paragraphHtml = (text: string): string => `<p>${text.split('\n').map(escapeHtml).join('<br>')}</p>`;

/** The opening of every mail about an order. */
export const greetingOf = ({ billingAddress }: Pick<WireOrder, 'billingAddress'>): string =>
  `Hello ${billingAddress?.firstname ?? ''}`.trim();

/**
 * A mail about an order to its customer, as text and HTML.
 * @param document the wire's order as it was accepted
 */
export const orderMail = (document: unknown, { subject, paragraphs, link }: OrderNews): Omit<Mail, 'mailId'> => {
  const order = document as Pick<WireOrder, 'customer' | 'billingAddress'>;
  const blocks = [`${greetingOf(order)},`, ...paragraphs];
  return {
    recipient: order.customer.email,
    subject,
    body: `${[...blocks, `${link.label}: ${link.url}`].join('\n\n')}\n`,
    html: mailContent(blocks.map(paragraphHtml), link),
  };
};
