/** The shipping tracker's page. */
export const trackerPath = '/shippingtracker';

/** The tracker of one order. */
export const trackOrderHref = (orderId: string): string => `${trackerPath}?order=${encodeURIComponent(orderId)}`;

/** Page to pay an order's additional amount. */
export const paymentLinkPath = '/payment-link';

/** The page of one payment, without the secret key of the mail's link. */
export const paymentHref = (id: string): string => `${paymentLinkPath}?payment=${encodeURIComponent(id)}`;
