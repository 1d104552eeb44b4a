/** The page of an order. */
export const orderPath = (orderId: string): string => `/account/order/${encodeURIComponent(orderId)}`;
