import type { Address } from '../address/address.ts';
import type { ShippingMode } from '../shipping/rate.ts';
import { toBase64 } from './base64-text.ts';

/** The kinds of payment that a draft stores, without the card's details. */
export const draftPaymentKinds = ['card', 'stored', 'redirect', 'wallet'] as const;

/**
 * A shopper's inputs in checkout, stored on their device between visits (S4-draft). Contains no prices, cards or
 * payment tokens, which are requested again.
 */
export interface DraftOrder {
  readonly listId: string;
  /** Milliseconds since the epoch. */
  readonly savedAtMs: number;
  readonly email: string;
  readonly shippingAddress?: Address | undefined;
  readonly billingAddress?: Address | undefined;
  readonly isBillingSameAsShipping: boolean;
  readonly shippingMode: ShippingMode;
  /** The requested shipping codes by package number. */
  readonly requestedShippingCodes: Readonly<Record<string, string>>;
  readonly giftCardCodes: readonly string[];
  /** The chosen payment method, with the type of a redirect or wallet; no card and no token. */
  readonly payment?:
    | { readonly kind: (typeof draftPaymentKinds)[number]; readonly type?: string | undefined }
    | undefined;
  readonly comments: string;
}

/** The key in local storage (S4-draft-01). */
export const draftStorageKey = 'r_co';

/** Encodes a draft for storage: base64 of UTF-8 JSON (READINGS A20). */
export const encodeDraft = (draft: DraftOrder): string => toBase64(JSON.stringify(draft));
