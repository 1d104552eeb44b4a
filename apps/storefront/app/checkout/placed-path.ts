import { checkoutSuccessPath } from '@ironcart/core/checkout';

/** The URL of a placed order's confirmation. */
export const placedPath = (orderId: string): string => `${checkoutSuccessPath}?order=${encodeURIComponent(orderId)}`;
