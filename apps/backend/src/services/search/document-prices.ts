import type { Currency } from '@ironcart/core';
import { type RawBuilder, sql } from 'kysely';

/** The order of the currencies in the prices of a search document. */
const currencies: readonly Currency[] = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'];

/** Where a currency's price stands, from 1; written into the statement, so that each currency has a plan of its own. */
export const currencyPlace = (currency: Currency): RawBuilder<number> => sql.lit(currencies.indexOf(currency) + 1);
