import type { GymProject } from '@ironcart/core/gym';
import type { Money } from '@ironcart/core/money';
import type { GymCatalogue, GymProblem, PieceChoice } from '@ironcart/gym-builder';

/** The data of a plan for its views. */
export interface GymView {
  readonly project: GymProject;
  readonly catalogue: GymCatalogue;
  readonly problems: readonly GymProblem[];
}

/** The store's offer of a placeable product. */
export interface PieceOffer {
  /** Path of its page. */
  readonly url: string;
  /** Undefined if it currently has no price. */
  readonly price: Money | undefined;
  readonly choices: readonly PieceChoice[];
}

/** The store's offers by SKU, without products that it does not sell. */
export type GymOffers = Readonly<Record<string, PieceOffer>>;

/** Price of a whole gym. */
export interface GymPriceView {
  readonly total: Money;
  /** The number of pieces in the total. */
  readonly pieces: number;
  /** Pieces that cannot be bought, each with the reason. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}
