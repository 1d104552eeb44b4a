const dayMs = 24 * 60 * 60_000;

/** How long a payment of a subscription may be late before the subscription ends, in milliseconds. */
export const graceMs = 7 * dayMs;

/** Delay before a card is charged again after a refusal, in milliseconds. */
export const chargeAgainMs = 3 * dayMs;

/** Delay before the payment is retried after a failure of the store or the provider, in milliseconds. */
export const afterFailureMs = 15 * 60_000;
