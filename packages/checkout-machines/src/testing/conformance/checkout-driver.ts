import type { CheckoutStage } from '../../checkout/checkout.types.ts';

/** What an adopter's checkout shows while it is at rest: nothing is loading, and nothing is being placed. */
export interface CheckoutFacts {
  readonly step: CheckoutStage;
  /** The codes of the errors that are shown, sorted. */
  readonly errors: readonly string[];
  /** Whether the page's own button (Continue, or Place order) works. */
  readonly canContinue: boolean;
  readonly isOrderPlaced: boolean;
}

/** The same as a page tells it: many a page keeps its button pressable, and says only then what is missing. */
export type ShownFacts = Omit<CheckoutFacts, 'canContinue'> & {
  /** Left out where nobody can see it before the button is pressed; the paths press it, ready or not. */
  readonly canContinue?: boolean | undefined;
};

/** How the sandbox's bank answers for a card. */
export type CardKind = 'approved' | 'challenge' | 'refused';

/** A shopper's hands and eyes on one checkout. Each action resolves once checkout is at rest again. */
export interface CheckoutDriver {
  /**
   * Opens checkout's page for the address anew, as a guest with one plain product in the cart, whose e-mail is given
   * where checkout asks for it first.
   */
  open(): Promise<void>;
  /** Types an address: a whole one, or one without its postal code. */
  fillAddress(kind: 'whole' | 'partial'): Promise<void>;
  /** Chooses the second of the ways to ship. */
  chooseOtherShipping(): Promise<void>;
  enterCard(kind: CardKind): Promise<void>;
  /** Presses Continue, also where it does nothing yet. */
  continue(): Promise<void>;
  goBack(): Promise<void>;
  place(): Promise<void>;
  /** In the bank's page: the payment is confirmed, or it is not. */
  approveChallenge(): Promise<void>;
  declineChallenge(): Promise<void>;
  /** Closes the bank's page without an answer. */
  closeChallenge(): Promise<void>;
  /** Loads the page again, once the answers are kept: that takes 500 ms after the last change (S4-draft-03). */
  reload(): Promise<void>;
  state(): Promise<ShownFacts>;
  /** Lets go of what the driver holds. */
  close(): Promise<void>;
}

/** An action of a driver, by its name, with what it is given. */
export type ConformanceAction =
  | { readonly action: 'fillAddress'; readonly with: 'whole' | 'partial' }
  | { readonly action: 'enterCard'; readonly with: CardKind }
  | { readonly action: Exclude<keyof CheckoutDriver, 'open' | 'close' | 'state' | 'fillAddress' | 'enterCard'> };

/** Lets a driver do an action. */
export const perform = (driver: CheckoutDriver, step: ConformanceAction): Promise<void> => {
  switch (step.action) {
    case 'fillAddress':
      return driver.fillAddress(step.with);
    case 'enterCard':
      return driver.enterCard(step.with);
    default:
      return driver[step.action]();
  }
};

/** An action in words: 'enterCard challenge'. */
export const actionName = (step: ConformanceAction): string =>
  'with' in step ? `${step.action} ${step.with}` : step.action;
