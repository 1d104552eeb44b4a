import type { GymEditIssue } from '@ironcart/gym-builder';
import type { GymPriceView } from '@ironcart/react-ui';

/** What could not be put into the cart, and how many lines are in it. */
export interface GymInCart {
  /** Lines that are in the cart now. */
  readonly added: number;
  /** What is not, each with the reason in words. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

/** What a form of a plan came to; a change that was made leads back to the page. */
export interface EditorAnswer {
  readonly issue?: GymEditIssue;
  /** Why the plan could not be kept or saved. */
  readonly failure?: string;
  readonly inCart?: GymInCart;
  /** The price of the plan that was kept. */
  readonly price?: GymPriceView;
}
