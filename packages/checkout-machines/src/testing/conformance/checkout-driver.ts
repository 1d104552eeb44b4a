import type { CheckoutStage } from '../../checkout/checkout.types.ts';

/** The facts that an adopter's checkout displays while nothing is loading or being placed. */
export interface CheckoutFacts {
  readonly step: CheckoutStage;
  /** The codes of the errors that are shown, sorted. */
  readonly errors: readonly string[];
  /** Whether the page's main button (Continue, or Place order) is enabled. */
  readonly canContinue: boolean;
  readonly isOrderPlaced: boolean;
}

/**
 * The same facts as far as a page shows them: many pages keep their button enabled and report missing input only when
 * it is pressed.
 */
export type ShownFacts = Omit<CheckoutFacts, 'canContinue'> & {
  /** Undefined if it is not visible before the button is pressed; the paths press it in any case. */
  readonly canContinue?: boolean | undefined;
};

/** The response of the sandbox's bank to a card. */
export type CardKind = 'approved' | 'challenge' | 'refused';

/** Operates one checkout as a shopper would. Each action resolves when checkout is idle again. */
export interface CheckoutDriver {
  /**
   * Opens checkout's page for the address anew, as a guest with one simple product in the cart, and enters the e-mail
   * if it is requested first.
   */
  open(): Promise<void>;
  /** Enters an address: a complete one, or one without its postal code. */
  fillAddress(kind: 'whole' | 'partial'): Promise<void>;
  /** Selects the second shipping method. */
  chooseOtherShipping(): Promise<void>;
  enterCard(kind: CardKind): Promise<void>;
  /** Presses Continue, even if it has no effect yet. */
  continue(): Promise<void>;
  goBack(): Promise<void>;
  place(): Promise<void>;
  /** Confirms the payment on the bank's page, or declines it. */
  approveChallenge(): Promise<void>;
  declineChallenge(): Promise<void>;
  /** Closes the bank's page without a decision. */
  closeChallenge(): Promise<void>;
  /** Reloads the page, after the inputs are saved: 500 ms after the last change (S4-draft-03). */
  reload(): Promise<void>;
  state(): Promise<ShownFacts>;
  /** Releases the driver's resources. */
  close(): Promise<void>;
}

/** An action of a driver, with its arguments. */
export type ConformanceAction =
  | { readonly action: 'fillAddress'; readonly with: 'whole' | 'partial' }
  | { readonly action: 'enterCard'; readonly with: CardKind }
  | { readonly action: Exclude<keyof CheckoutDriver, 'open' | 'close' | 'state' | 'fillAddress' | 'enterCard'> };

/** Performs an action with a driver. */
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

/** The description of an action: 'enterCard challenge'. */
export const actionName = (step: ConformanceAction): string =>
  'with' in step ? `${step.action} ${step.with}` : step.action;

/** An action of a shopper, and the facts that checkout shows then. */
export type ConformanceStep = ConformanceAction & { readonly expect: CheckoutFacts };

/** A path through checkout as plain data, which can be stored as JSON and run by any test runner. */
export interface ConformancePath {
  /** The description of the path. */
  readonly name: string;
  readonly start: CheckoutFacts;
  readonly steps: readonly ConformanceStep[];
}
