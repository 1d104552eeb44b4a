import * as v from 'valibot';
import { amountForm } from '../amount-text.ts';

export const text = (most = 200) =>
  v.pipe(v.string('must be a text'), v.maxLength(most, `must have at most ${most} characters`));
export const filled = (most = 200) => v.pipe(text(most), v.regex(/\S/, 'must not be empty'));

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** A whole number in a table's cell. */
export const wholeCell = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number), wholeNumber(least, most));

export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(schema, 'must be a list'), v.maxLength(most, `must have at most ${most} entries`));

/** An amount as decimal text: '345.00'. */
export const amount = v.pipe(v.string('must be a text like "1299.00"'), amountForm);

export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency like USD'));

/** An amount by currency; sites with an omitted currency do not sell the product. */
export const byCurrency = v.pipe(v.record(currency, amount), v.maxEntries(50));

export const site = v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/, 'must be the code of a site, like USA'));

/** A URL segment: 'power-racks'. */
export const slug = v.pipe(
  text(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case Latin letters and digits joined by hyphens'),
);
export const path = v.pipe(text(), v.regex(/^\/(?![/\\])/, 'must be a path that begins with one /'));
export const email = v.pipe(text(), v.email('must be an e-mail address'));
/** HTML, sanitised on output. */
export const html = text(60_000);
/** Products of a CSV have ids from 1,000,000. */
export const productId = wholeNumber(1, 999_999);
export const id = wholeNumber(1, 2_000_000_000);
