import type { Money } from '../money/money.ts';

/** The names of what analytics hears of, in the order of the funnel. */
export const analyticsEventNames = ['page_view', 'product_view', 'add_to_cart', 'checkout_step', 'purchase'] as const;

/** What a shopper did, as analytics hears of it (S7-integ-03): without name and address. */
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
  /** The store knows the order itself: its amounts are never told by a browser. */
  | { readonly name: 'purchase'; readonly orderId: string };

/** The name of what a shopper did. */
export type AnalyticsEventName = AnalyticsEvent['name'];

/**
 * Whether an e-mail address is internal staff's, by the domains that the merchant names (S6-analytics-01). Analytics
 * alone uses it (S6-analytics-02).
 * @param domains as in 'staff.example'; their subdomains do not count
 */
export const isInternalStaff = (email: string, domains: readonly string[]): boolean => {
  const domain = email.trim().toLowerCase().split('@').at(-1);
  return email.includes('@') && domains.some((internal) => internal.toLowerCase() === domain);
};
