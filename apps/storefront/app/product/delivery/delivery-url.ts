/** The URL of the form that tells what delivery of a product costs. */
export const deliveryUrl = (productId: number): string => `/delivery?product=${productId}`;
