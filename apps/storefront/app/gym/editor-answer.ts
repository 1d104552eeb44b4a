import type { GymEditIssue } from '@ironcart/gym-builder';
import type { GymPriceView } from '@ironcart/react-ui';

/** Result of adding a gym to the cart. */
export interface GymInCart {
  /** Number of lines added to the cart. */
  readonly added: number;
  /** Products that were not added, each with a reason in words. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

/** Result of a planner form. A successful edit redirects to the page instead. */
export interface EditorAnswer {
  readonly issue?: GymEditIssue;
  /** Why the plan could not be stored or saved. */
  readonly failure?: string;
  readonly inCart?: GymInCart;
  /** Price of the stored plan. */
  readonly price?: GymPriceView;
}
