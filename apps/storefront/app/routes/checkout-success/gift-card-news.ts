import type { LineItem } from '@ironcart/core/list';
import { languageTagOf, type Site } from '@ironcart/core/site';

/** The mailing dates of an order's e-mailed gift cards, one sentence each. */
export const giftCardNews = (
  items: readonly Pick<LineItem, 'metadata'>[],
  { locale }: Pick<Site, 'locale'>,
): readonly string[] => {
  const day = new Intl.DateTimeFormat(languageTagOf(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return items.flatMap(({ metadata: { giftcard } }) => {
    if (giftcard?.recipientEmail === undefined) return [];
    const when = giftcard.sendOn === undefined ? 'within minutes' : `on ${day.format(new Date(giftcard.sendOn))}`;
    return `The gift card for ${giftcard.recipientName ?? giftcard.recipientEmail} is mailed ${when}.`;
  });
};
