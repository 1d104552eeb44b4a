/**
 * Where a payment stands at its provider.
 * - `challenge`: the bank waits for the shopper in a frame (3-D Secure); `redirect`: on a page of its own
 * - `authorised`: the money is held; `captured`: it is taken; `voided`: let go of, or paid back
 * - `unknown`: it was asked for and the answer was lost; to void it is safe, to ask for it again under its key as well
 */
export type PaymentStatus = 'challenge' | 'redirect' | 'authorised' | 'captured' | 'refused' | 'voided' | 'unknown';

/** Why a payment was refused. `cvv_required` and `amount_mismatch` are the specification's (READINGS A24). */
export const paymentRefusals = [
  'refused',
  'insufficient_funds',
  'expired_card',
  'cvv_required',
  'amount_mismatch',
  'challenge_declined',
  'cancelled',
  'unknown_token',
  'key_reused',
] as const;

export type PaymentRefusal = (typeof paymentRefusals)[number];

/** What may be shown of the card that paid; the brand is the provider's code, as in 'visa' and 'mc'. */
export interface PaidCard {
  readonly brand: string;
  readonly last4: string;
}

/** What a provider knows of a payment. */
export interface Payment {
  /** What the shopper's browser may call it by; empty of one that was refused before it was made. */
  readonly paymentId: string;
  readonly status: PaymentStatus;
  readonly refusal: PaymentRefusal | undefined;
  readonly card?: PaidCard | undefined;
  /** What the provider's own script in the browser goes on with, as it came; the store does not read it. */
  readonly action?: string | undefined;
}
