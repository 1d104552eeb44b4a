/** The shipping tracker's page. */
export const trackerPath = '/shippingtracker';

/** The tracker of one order. */
export const trackOrderHref = (orderId: string): string => `${trackerPath}?order=${encodeURIComponent(orderId)}`;
