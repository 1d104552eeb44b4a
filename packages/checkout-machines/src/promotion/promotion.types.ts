import type { FiveForFiveOffer } from '@ironcart/pricing';
import type { CheckoutPorts } from '../ports.ts';

export interface PromotionInput {
  readonly ports: Pick<CheckoutPorts, 'promotionStatus'>;
}

export interface PromotionContext extends PromotionInput {
  /** The e-mail of the last request. */
  readonly email: string;
  readonly offer: FiveForFiveOffer | undefined;
}

export type PromotionEvent =
  /** The shopper's e-mail became known or changed. */
  { readonly type: 'email.known'; readonly email: string };
