import { requireObject } from '@ironcart/core/result';

/** The promotion status of the five-for-five offer (S9-promo-01). */
export interface FiveForFiveStatus {
  /** Wire: `fiveShipForFive`. */
  readonly isEnabled: boolean;
  /** Wire: `fiveShipForFiveRemaining`. */
  readonly remaining?: number | undefined;
}

/** The number of redemptions if the status does not contain it (S9-promo-01). */
export const defaultRedemptionsRemaining = 2;

/** Whether the offer is available, and how often it can still be redeemed. */
export interface FiveForFiveOffer {
  readonly isOfferable: boolean;
  readonly remaining: number;
  /** Why it is not available. */
  readonly reason: 'disabled' | 'usedUp' | undefined;
}

/**
 * The five-for-five offer (READINGS A5): available while it is enabled and has redemptions left. It has no amount of
 * its own, because the rates response already includes the saving. An invalid count is treated as used up.
 */
export const fiveForFiveOffer = (status: FiveForFiveStatus): FiveForFiveOffer => {
  const { isEnabled, remaining } = requireObject(status, 'status');
  const count = remaining ?? defaultRedemptionsRemaining;
  const left = Number.isSafeInteger(count) && count > 0 ? count : 0;
  const reason = !isEnabled ? 'disabled' : left === 0 ? 'usedUp' : undefined;
  return { isOfferable: reason === undefined, remaining: left, reason };
};
