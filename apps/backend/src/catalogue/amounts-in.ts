import type { Currency, Money } from '@ironcart/core/money';
import { amountFromColumn } from '../db/amount.ts';

/** Decimal amounts by currency. */
export type Amounts = Readonly<Record<Currency, string>>;

/** The amount in a currency, in minor units. */
export const amountIn = (amounts: Amounts, currency: Currency): Money => amountFromColumn(amounts[currency] ?? '');
