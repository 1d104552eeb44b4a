import type { GiftCardMetadata } from '../list/line-item.ts';
import type { Currency, Money } from '../money/index.ts';

/** A gift card that a customer bought, as the buyer may see it: whose present it is sees its code and its balance. */
export interface BoughtGiftCard
  extends Pick<GiftCardMetadata, 'delivery' | 'design' | 'recipientName' | 'recipientEmail'> {
  readonly orderId: string;
  readonly productId: number;
  /** Its value when it was bought. */
  readonly amount: Money;
  readonly currency: Currency;
  /** When it is or was mailed, or left by post, ISO 8601; undefined: it is being prepared. */
  readonly sentAt?: string | undefined;
  /** Only for a card that was mailed to the buyer: the last four characters of its code, and what is left on it. */
  readonly own?: { readonly ending: string; readonly balance: Money } | undefined;
}
