/**
 * A payment's state at its provider.
 * - `challenge`: waits for the shopper in a frame (3-D Secure); `redirect`: on the bank's page
 * - `authorised`: the amount is held; `captured`: taken; `voided`: released or refunded
 * - `unknown`: requested, but the response was lost; voiding it is safe, and so is repeating it with its key
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

/** The displayable details of the paying card; the brand is the provider's code, as in 'visa' and 'mc'. */
export interface PaidCard {
  readonly brand: string;
  readonly last4: string;
}

/** A payment as known to its provider. */
export interface Payment {
  /** Its public id for the shopper's browser; empty if it was refused before it was created. */
  readonly paymentId: string;
  readonly status: PaymentStatus;
  readonly refusal: PaymentRefusal | undefined;
  readonly card?: PaidCard | undefined;
  /** The next action for the provider's browser script; opaque to the store. */
  readonly action?: string | undefined;
}
