const dayMs = 24 * 60 * 60_000;

/** How long a payment of a subscription may be late before the subscription ends, in milliseconds. */
export const graceMs = 7 * dayMs;

/** How long after a refused charge the card is charged again, in milliseconds. */
export const chargeAgainMs = 3 * dayMs;

/** How long after a failure of the store or the provider the payment is tried again, in milliseconds. */
export const afterFailureMs = 15 * 60_000;
