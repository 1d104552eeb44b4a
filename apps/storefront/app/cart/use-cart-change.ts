import { wishlistPath } from '@ironcart/core/routing';
import { useFetcher } from 'react-router';
import type { CartAnswer } from './cart-answer.ts';

/** One change to the cart at a time is under way, whichever form of the page made it. */
export const cartFetcherKey = 'cart';

/** What is being changed in the cart, and what became of the last change. */
export interface CartChange {
  readonly isBusy: boolean;
  readonly intent: string | undefined;
  /** The product or the line that the change under way is about. */
  readonly productId: string | undefined;
  readonly listItemId: string | undefined;
  /** Whether something goes on the wishlist instead. */
  readonly isWish: boolean;
  /** Another object for every answer. */
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
    isWish: formAction?.endsWith(wishlistPath) ?? false,
    answer: data,
  };
};
