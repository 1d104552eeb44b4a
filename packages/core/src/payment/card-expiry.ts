/** The month that a card is valid through; the month is 1 to 12, the year has four digits. */
export interface CardExpiry {
  readonly expMonth: number;
  readonly expYear: number;
}

/** Whether a card's last month is over, in UTC (S3-customer-03). `now`: milliseconds since the epoch. */
export const isCardExpired = ({ expMonth, expYear }: CardExpiry, now: number): boolean =>
  now >= Date.UTC(expYear, expMonth);
