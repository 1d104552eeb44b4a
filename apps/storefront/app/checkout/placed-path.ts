import { checkoutSuccessPath } from '@ironcart/core/checkout';

/** The page of a placed order. */
export const placedPath = (orderId: string): string => `${checkoutSuccessPath}?order=${encodeURIComponent(orderId)}`;
