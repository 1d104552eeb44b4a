import { useFetcher } from 'react-router';
import type { CartAnswer } from './cart-answer.ts';

/** Shared fetcher key: the page's forms submit one change to the cart at a time. */
export const cartFetcherKey = 'cart';

/** The cart's pending change and the result of the last one. */
export interface CartChange {
  readonly isBusy: boolean;
  readonly intent: string | undefined;
  /** The product or line of the pending change. */
  readonly productId: string | undefined;
  readonly listItemId: string | undefined;
  /** Whether the pending change adds to a list of the account instead: a wishlist or a registry. */
  readonly isWish: boolean;
  /** A new object for every result. */
  readonly answer: CartAnswer | undefined;
}

const textIn = (form: FormData | undefined, name: string): string | undefined => {
  const value = form?.get(name);
  return typeof value === 'string' ? value : undefined;
};

export const useCartChange = (): CartChange => {
  const { state, formAction, formData, data } = useFetcher<CartAnswer>({ key: cartFetcherKey });
  return {
    isBusy: state !== 'idle',
    intent: textIn(formData, 'intent'),
    productId: textIn(formData, 'productId'),
    listItemId: textIn(formData, 'listItemId'),
    isWish: formAction?.includes('/account/') ?? false,
    answer: data,
  };
};
