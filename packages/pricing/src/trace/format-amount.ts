import type { Money } from '@ironcart/core/money';

/** Formats an amount of minor units. */
export type FormatAmount = (amount: Money) => string;
