import { describe, expect, it } from 'vitest';
import { placeInDocument, readJsonDocument } from './json-document.ts';

describe('JSON file edited by hand', () => {
  it('may begin with a byte order mark, as written by Windows editors', () => {
    expect(readJsonDocument('\uFEFF{ "a": [1, -2.5e3, "x\\"y", true, null] }')).toEqual({
      a: [1, -2500, 'x"y', true, null],
    });
  });

  it.each([
    ['', 1, 1],
    ['hello', 1, 1],
    ['{\n  "a": 1,\n  "b": x\n}', 3, 8],
    ['{\n  "a": 1,\n}', 3, 1],
    ['[1,\n 2,\n]', 3, 1],
    ['{\r\n  "a": ,\r\n}', 2, 8],
    ['{"a" 1}', 1, 6],
    ['{"a": 1 "b": 2}', 1, 9],
    ['[1 2]', 1, 4],
    ["{'a': 1}", 1, 2],
    ['{"a": "b\nc"}', 1, 9],
    ['{"a": [1, 2}', 1, 12],
    ['{"a": [1, 2', 1, 12],
    ['[] []', 1, 4],
  ])('with %j is rejected at line %i, column %i', (text, line, column) => {
    expect(() => readJsonDocument(text)).toThrow(`line ${line}, column ${column}`);
  });

  // Reading the lines before it again for each line would exceed the test's time limit by far.
  it('reports an error deep in a large file', () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `{ "sku": "BAR-${at}", "price": 1 },`);
    expect(() => readJsonDocument(`[\n${lines.join('\n')}\nx ]`)).toThrow('line 50002, column 1');
  });
});

describe('position in a JSON document', () => {
  const document = { sites: [{ code: 'USA' }, { code: '', taxes: { name: 'VAT', rates: [1, null] } }] };

  it.each([
    [['sites', 0, 'code'], 'sites, entry 1 (USA), code'],
    [['sites', '1', 'taxes', 'rates', 1], 'sites, entry 2, taxes, rates, entry 2'],
    [['sites', 7, 'code'], 'sites, entry 8, code'],
    [['0'], '0'],
    [[], ''],
  ])('%j is described to its author: %s', (path, place) => {
    expect(placeInDocument(document, path)).toBe(place);
  });
});
