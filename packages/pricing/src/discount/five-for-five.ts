/** What the promotion status answers about the five-for-five offer (S9-promo-01). */
export interface FiveForFiveStatus {
  /** Wire: `fiveShipForFive`. */
  readonly isEnabled: boolean;
  /** Wire: `fiveShipForFiveRemaining`. */
  readonly remaining?: number | undefined;
}

/** How often the offer can be redeemed where the status does not say (S9-promo-01). */
export const defaultRedemptionsRemaining = 2;

/** Whether the offer can be made, and how often it can still be redeemed. */
export interface FiveForFiveOffer {
  readonly isOfferable: boolean;
  readonly remaining: number;
  /** Why it is not offered. */
  readonly reason: 'disabled' | 'usedUp' | undefined;
}

/**
 * The five-for-five offer (READINGS A5): it is made while it is enabled and has redemptions left. It has no amount of
 * its own: the rates answer carries what it saves. A count that is none counts as used up.
 */
export const fiveForFiveOffer = ({ isEnabled, remaining }: FiveForFiveStatus): FiveForFiveOffer => {
  const count = remaining ?? defaultRedemptionsRemaining;
  const left = Number.isSafeInteger(count) && count > 0 ? count : 0;
  const reason = !isEnabled ? 'disabled' : left === 0 ? 'usedUp' : undefined;
  return { isOfferable: reason === undefined, remaining: left, reason };
};
