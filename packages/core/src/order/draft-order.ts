import type { Address } from '../address/address.ts';
import type { ShippingMode } from '../shipping/rate.ts';
import { toBase64 } from './base64-text.ts';

/** The ways to pay that a draft remembers; which card it was, it does not. */
export const draftPaymentKinds = ['card', 'stored', 'redirect', 'wallet'] as const;

/**
 * What a shopper has answered in checkout, kept on their device between visits (S4-draft). It names no price, no
 * card and no payment token: those are asked for again.
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
  /** The shipping codes asked for, by package number. */
  readonly requestedShippingCodes: Readonly<Record<string, string>>;
  readonly giftCardCodes: readonly string[];
  /** The way to pay that was chosen, with the type of a redirect or wallet; no card and no token. */
  readonly payment?:
    | { readonly kind: (typeof draftPaymentKinds)[number]; readonly type?: string | undefined }
    | undefined;
  readonly comments: string;
}

/** The key in local storage (S4-draft-01). */
export const draftStorageKey = 'r_co';

/** The draft as text for storage: base64 of UTF-8 JSON (READINGS A20). */
export const encodeDraft = (draft: DraftOrder): string => toBase64(JSON.stringify(draft));
