import type { WireOrder } from '@ironcart/api/contract';
import { pathOnSite } from '@ironcart/core/routing';
import type { Sites, StoreId } from '@ironcart/core/site';
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

/** A link to an order for its customer; to the store for a guest, and for an order of a site that the store has closed. */
export const orderLinkOf = (
  order: { readonly orderId: string; readonly storeId: StoreId; readonly isOfCustomer: boolean },
  { sites, publicUrl }: { readonly sites: Sites; readonly publicUrl: string },
): OrderNews['link'] => {
  const site = sites.byStoreId(order.storeId);
  return order.isOfCustomer && sites.findByStoreId(order.storeId) !== undefined
    ? { url: publicUrl + pathOnSite(`/account/order/${order.orderId}`, site), label: 'See the order' }
    : { url: publicUrl + pathOnSite('/', site), label: 'Go to the store' };
};

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
