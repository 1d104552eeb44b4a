import { isEmail } from '@ironcart/core/address';
import type { GiftCardMetadata } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import { firstMomentAt, type Site } from '@ironcart/core/site';

/** The value of a sold card in minor units: an earned discount can lower its price, but not this. */
export const giftCardValue = ({ customAmount, amount }: GiftCardMetadata): Money | undefined =>
  (customAmount ?? amount) as Money | undefined;

/** The recipient of a card's mail: the named recipient, or the buyer if the line has no valid address. */
export const giftCardRecipient = ({ recipientEmail }: GiftCardMetadata, buyerEmail: string): string => {
  const recipient = recipientEmail?.trim() ?? '';
  return isEmail(recipient) ? recipient : buyerEmail;
};

const morningMs = 8 * 60 * 60_000;

/** When a card is mailed: at eight in the morning of the chosen day by the site's clock, or at once if that has passed. */
export const giftCardMailedAt = (
  { sendOn }: GiftCardMetadata,
  { timeZone }: Pick<Site, 'timeZone'>,
  issuedAt: Date,
): Date =>
  sendOn === undefined
    ? issuedAt
    : new Date(Math.max(issuedAt.getTime(), firstMomentAt(Date.parse(sendOn) + morningMs, timeZone)));
