import type { GiftCardMetadata } from '../list/line-item.ts';
import type { Currency, Money } from '../money/index.ts';

/** A gift card that a customer bought, as shown to the buyer. Only the recipient sees its code and balance. */
export interface BoughtGiftCard
  extends Pick<GiftCardMetadata, 'delivery' | 'design' | 'recipientName' | 'recipientEmail'> {
  readonly orderId: string;
  readonly productId: number;
  /** Its value at purchase. */
  readonly amount: Money;
  readonly currency: Currency;
  /** When it was or will be e-mailed, or was sent by post, ISO 8601; undefined: it is being prepared. */
  readonly sentAt?: string | undefined;
  /** Only for a card e-mailed to the buyer: the last four characters of its code, and its balance. */
  readonly own?: { readonly ending: string; readonly balance: Money } | undefined;
}
