/** The URL of the form for a product's delivery cost. */
export const deliveryUrl = (productId: number): string => `/delivery?product=${productId}`;
