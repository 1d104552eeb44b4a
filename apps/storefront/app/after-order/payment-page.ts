/** Where what an order still costs is paid. */
export const paymentLinkPath = '/payment-link';

/** The page of one payment, without the key of its mail's link. */
export const paymentHref = (id: string): string => `${paymentLinkPath}?payment=${encodeURIComponent(id)}`;
