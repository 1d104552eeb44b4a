import type { GymProject } from '@ironcart/core/gym';
import type { Money } from '@ironcart/core/money';
import type { GymCatalogue, GymProblem, PieceChoice } from '@ironcart/gym-builder';

/** A plan as its views show it. */
export interface GymView {
  readonly project: GymProject;
  readonly catalogue: GymCatalogue;
  readonly problems: readonly GymProblem[];
}

/** The store's offer of a placeable product. */
export interface PieceOffer {
  /** Path of its page. */
  readonly url: string;
  /** Undefined where it has no price now. */
  readonly price: Money | undefined;
  readonly choices: readonly PieceChoice[];
}

/** The store's offers by SKU, without products that it does not sell. */
export type GymOffers = Readonly<Record<string, PieceOffer>>;

/** Price of a whole gym. */
export interface GymPriceView {
  readonly total: Money;
  /** How many pieces the total buys. */
  readonly pieces: number;
  /** Pieces that cannot be bought, each with the reason. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}
