/** Where a shopper follows the packages of an order. */
export const trackerPath = '/shippingtracker';

/** The tracker of one order. */
export const trackOrderHref = (orderId: string): string => `${trackerPath}?order=${encodeURIComponent(orderId)}`;
