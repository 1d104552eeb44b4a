import type { GiftCardMetadata } from '@ironcart/core/list';
import { formatMoney, type Money } from '@ironcart/core/money';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import { escapeHtml } from '../../http/escape-html.ts';
import { mailContent } from '../../providers/mail/mail-content.ts';
import type { Mail } from '../../providers/mail/mail-transport.ts';
import { giftCardRecipient } from './gift-card-terms.ts';

/** The cards of one line of an order. */
export interface GiftCardsToMail {
  readonly codes: readonly string[];
  /** The value of each card in minor units of the site's currency. */
  readonly amount: Money;
  readonly card: GiftCardMetadata;
  /** The buyer's address, used if the line has no valid recipient. */
  readonly buyerEmail: string;
}

const paragraphsOf = ({ codes, amount, card }: GiftCardsToMail, site: Site): readonly string[] => {
  const value = formatMoney(amount, site.currency, site.locale);
  const from = card.senderName?.trim() ? `${card.senderName.trim()} sends you` : 'Here is';
  const what = codes.length === 1 ? `a gift card of ${value}` : `${codes.length} gift cards of ${value} each`;
  return [
    card.recipientName?.trim() ? `Hello ${card.recipientName.trim()},` : 'Hello,',
    `${from} ${what}.`,
    ...(card.message?.trim() ? [card.message.trim()] : []),
    codes.join('\n'),
    `Enter the code at checkout: it pays in ${site.currency}, in as many orders as it takes. Who has the code has the money, so keep it safe.`,
  ];
};

/**
 * The mail that delivers gift cards to their recipient (S9-giftcard-02): the only place where their full codes are
 * written.
 */
export const giftCardMail = (cards: GiftCardsToMail, site: Site, publicUrl: string): Omit<Mail, 'mailId'> => {
  const paragraphs = paragraphsOf(cards, site);
  const link = `${publicUrl}${pathOnSite('/', site)}`;
  return {
    recipient: giftCardRecipient(cards.card, cards.buyerEmail),
    subject: cards.codes.length === 1 ? 'Your gift card' : 'Your gift cards',
    body: [...paragraphs, link].join('\n\n').concat('\n'),
    html: mailContent(
      paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
      { url: link, label: 'Go to the store' },
    ),
  };
};
