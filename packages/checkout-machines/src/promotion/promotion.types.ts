import type { FiveForFiveOffer } from '@ironcart/pricing';
import type { CheckoutPorts } from '../ports.ts';

export interface PromotionInput {
  readonly ports: Pick<CheckoutPorts, 'promotionStatus'>;
}

export interface PromotionContext extends PromotionInput {
  /** The e-mail that was asked about last. */
  readonly email: string;
  readonly offer: FiveForFiveOffer | undefined;
}

export type PromotionEvent =
  /** The shopper's e-mail is known, or another one. */
  { readonly type: 'email.known'; readonly email: string };
