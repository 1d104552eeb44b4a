import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postalArea, readableText, recordOf, requiredLine, storeIdText, wholeNumber } from './primitives.ts';

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

describe('schema of arbitrary named properties', () => {
  const schema = recordOf(wholeNumber(0, 9), 2);

  it('accepts up to the maximum number of properties', () => {
    expect(v.parse(schema, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(accepts(schema, { a: 1, b: 10 })).toBe(false);
  });

  it.each([null, undefined, 'text', 3])('requires an object, not %j', (input) => {
    expect(accepts(schema, input)).toBe(false);
  });

  it('rejects too many properties before reading a value', () => {
    let reads = 0;
    const many: Record<string, unknown> = {};
    for (const name of ['a', 'b', 'c']) {
      Object.defineProperty(many, name, { enumerable: true, get: () => (reads += 1) });
    }
    const { issues } = v.safeParse(schema, many);
    expect(issues?.map(({ message }) => message)).toEqual(['More than 2 properties']);
    expect(reads).toBe(0);
  });
});

it('country schema of a query accepts any case, and the military mail regions', () => {
  for (const typed of ['de', 'DE', 'dE', 'apo', 'APO', 'Apo'])
    expect(v.parse(postalArea, typed)).toBe(typed.toUpperCase());
  for (const typed of ['', 'd', 'deu', 'xpo', 'apos', 'xapo', '12', 'ap0'])
    expect(accepts(postalArea, typed)).toBe(false);
});

it('store id schema of a query accepts text with any number of digits', () => {
  for (const id of [1, 2, 3, 4, 5, 14, 18, 34]) expect(v.parse(storeIdText, String(id))).toBe(id);
  for (const typed of ['0', '123456', '1.0', ' 1', '1e0', 'one', '-1']) expect(accepts(storeIdText, typed)).toBe(false);
});

describe('schema of text written by people', () => {
  it.each(['', '   ', '\u00a0\u200b', '\n\t', '\u200d'])('rejects %j, which shows nothing', (input) => {
    expect(accepts(requiredLine(10), input)).toBe(false);
    expect(accepts(readableText(10), input)).toBe(false);
  });

  it.each(['Ada', '-', '\u{1f4aa}', ' \u0905 '])('accepts %j', (input) => {
    expect(accepts(requiredLine(10), input)).toBe(true);
    expect(accepts(readableText(10), input)).toBe(true);
  });
});
