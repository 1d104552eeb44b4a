import type { PaymentRefusal, PaymentStatus } from '../payment.ts';

/** A payment's result from /payments or /payments/details. */
export interface AdyenResult {
  readonly resultCode?: string | undefined;
  readonly refusalReasonCode?: string | undefined;
}

const statuses: Readonly<Record<string, PaymentStatus>> = {
  Authorised: 'authorised',
  RedirectShopper: 'redirect',
  ChallengeShopper: 'challenge',
  IdentifyShopper: 'challenge',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'refused',
  // The bank's decision follows in a webhook.
  Pending: 'redirect',
  Received: 'redirect',
  PresentToShopper: 'redirect',
};

/** Maps a result to a payment status; `unknown` for an unknown result. */
export const statusOfResult = ({ resultCode = '' }: AdyenResult): PaymentStatus => statuses[resultCode] ?? 'unknown';

/** Adyen's refusal codes that make a difference to the shopper. */
const refusals: Readonly<Record<string, PaymentRefusal>> = {
  '6': 'expired_card',
  '11': 'challenge_declined',
  '12': 'insufficient_funds',
  '15': 'cancelled',
  '16': 'cancelled',
  '24': 'cvv_required',
};

/** Why a payment was refused. */
export const refusalOfResult = ({ resultCode, refusalReasonCode = '' }: AdyenResult): PaymentRefusal =>
  refusals[refusalReasonCode] ?? (resultCode === 'Cancelled' ? 'cancelled' : 'refused');

/** Maps a webhook's reason text, because webhooks have no codes. */
export const refusalOfReason = (reason: string): PaymentRefusal =>
  reason.includes('3D Not Authenticated') ? 'challenge_declined' : 'refused';
