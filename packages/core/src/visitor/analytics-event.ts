import type { CountryCode } from '../address/country.ts';
import type { Money } from '../money/money.ts';
import { requireArray, requireText } from '../require-argument.ts';

/** The names of analytics events: the funnel in its order, then the rest. */
export const analyticsEventNames = [
  'page_view',
  'product_view',
  'add_to_cart',
  'checkout_step',
  'purchase',
  'default_shipping_address_set',
] as const;

/** A shopper's event for analytics (S7-integ-03), without name and address. */
export type AnalyticsEvent =
  | { readonly name: 'page_view' }
  | { readonly name: 'product_view'; readonly productId: number }
  | {
      readonly name: 'add_to_cart';
      readonly productId: number;
      readonly qty: number;
      readonly price?: Money | undefined;
    }
  /** The step's number: 0 for the cart, then those of checkout. */
  | { readonly name: 'checkout_step'; readonly step: number }
  /** The backend reads the order's amounts itself; they are never taken from a browser. */
  | { readonly name: 'purchase'; readonly orderId: string }
  /** A customer changed the default shipping address (S4-address-06). */
  | { readonly name: 'default_shipping_address_set'; readonly countryId: CountryCode };

/** Name of an analytics event. */
export type AnalyticsEventName = AnalyticsEvent['name'];

/**
 * Whether an e-mail address belongs to internal staff, by the merchant's domains (S6-analytics-01). Used by analytics
 * only (S6-analytics-02).
 * @param domains for example 'staff.example'; subdomains do not count
 */
export const isInternalStaff = (email: string, domains: readonly string[]): boolean => {
  requireText(email, 'email');
  requireArray(domains, 'domains');
  const domain = email.trim().toLowerCase().split('@').at(-1);
  return email.includes('@') && domains.some((internal) => internal.toLowerCase() === domain);
};
