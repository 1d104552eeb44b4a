import type { PaymentRefusal, PaymentStatus } from '../payment.ts';

/** What Adyen says of a payment, in the answers to /payments and /payments/details. */
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
  // The bank's word comes later, in a webhook.
  Pending: 'redirect',
  Received: 'redirect',
  PresentToShopper: 'redirect',
};

/** Where a payment stands; a result that this program does not know leaves it unknown. */
export const statusOfResult = ({ resultCode = '' }: AdyenResult): PaymentStatus => statuses[resultCode] ?? 'unknown';

/** Adyen's refusal reasons by their codes, as far as they make a difference to the shopper. */
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

/** Why a payment was refused, by the words of a webhook, which has no codes. */
export const refusalOfReason = (reason: string): PaymentRefusal =>
  reason.includes('3D Not Authenticated') ? 'challenge_declined' : 'refused';
