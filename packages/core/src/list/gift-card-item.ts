import type { GiftCardData } from '../product/product-parts.ts';
import type { GiftCardMetadata } from './line-item.ts';

/** The design of a gift card whose buyer chose none (S9-giftcard-01). */
export const defaultGiftCardDesign = 'classic';

/** The delivery of a gift card whose buyer chose none (S9-giftcard-02). */
export const defaultGiftCardDelivery = 'email';

/** What a buyer said about a gift card, with the defaults for design and delivery; a card of plastic is only sent by post. */
export const giftCardMetadata = (
  chosen: Partial<GiftCardMetadata>,
  { type }: Pick<GiftCardData, 'type'> = { type: 'combined' },
): GiftCardMetadata => ({
  ...chosen,
  delivery: chosen.delivery ?? (type === 'physical' ? 'physical' : defaultGiftCardDelivery),
  design: chosen.design ?? defaultGiftCardDesign,
});
