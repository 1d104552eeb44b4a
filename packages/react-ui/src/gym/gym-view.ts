import type { GymProject } from '@ironcart/core/gym';
import type { Money } from '@ironcart/core/money';
import type { GymCatalogue, GymProblem, PieceChoice } from '@ironcart/gym-builder';

/** A plan as its views show it. */
export interface GymView {
  readonly project: GymProject;
  readonly catalogue: GymCatalogue;
  readonly problems: readonly GymProblem[];
}

/** What the store offers of a product that can be placed. */
export interface PieceOffer {
  /** Path of its page. */
  readonly url: string;
  /** Undefined where it has no price now. */
  readonly price: Money | undefined;
  readonly choices: readonly PieceChoice[];
}

/** What the store offers, by SKU; what it does not sell is left out. */
export type GymOffers = Readonly<Record<string, PieceOffer>>;

/** What a whole gym costs. */
export interface GymPriceView {
  readonly total: Money;
  /** How many pieces the total buys. */
  readonly pieces: number;
  /** What it does not buy, each with the reason. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}
