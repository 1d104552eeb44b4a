import type { GiftCardData } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';
import type { GiftCardMetadata } from './line-item.ts';

/** The default design of a gift card (S9-giftcard-01). */
export const defaultGiftCardDesign = 'classic';

/** The default delivery of a gift card (S9-giftcard-02). */
export const defaultGiftCardDelivery = 'email';

/**
 * Completes a buyer's choices for a gift card with the defaults for design and delivery; a plastic card is always sent
 * by post.
 */
export const giftCardMetadata = (
  chosen: Partial<GiftCardMetadata>,
  card: Pick<GiftCardData, 'type'> = { type: 'combined' },
): GiftCardMetadata => {
  requireObject(chosen, 'chosen');
  requireObject(card, 'card');
  return {
    ...chosen,
    delivery: chosen.delivery ?? (card.type === 'physical' ? 'physical' : defaultGiftCardDelivery),
    design: chosen.design ?? defaultGiftCardDesign,
  };
};
