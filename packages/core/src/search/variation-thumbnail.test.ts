import { describe, expect, it } from 'vitest';
import { parseThumbnailPattern, variationThumbnail } from './variation-thumbnail.ts';

const pattern = JSON.stringify([
  { option: 'c', attribute: 'color', mapping: [{ from: 'Matte Black', to: 'black' }] },
  { option: 's', attribute: 'size', mapping: { from: '45 lb', to: '45' } },
]);
const product = (path: string | null, given: string | null = pattern) => ({
  attributes: { plp_variation_thumbnail_path: path, plp_variation_thumbnail_pattern: given },
});

describe('parseThumbnailPattern', () => {
  it('reads a JSON list of option, attribute and a mapping from/to, or several [S3-attr-03]', () => {
    expect(parseThumbnailPattern(pattern)).toEqual([
      { option: 'c', attribute: 'color', mapping: [{ from: 'Matte Black', to: 'black' }] },
      { option: 's', attribute: 'size', mapping: [{ from: '45 lb', to: '45' }] },
    ]);
  });

  it.each([
    ['{'],
    ['{}'],
    ['"text"'],
    ['[1]'],
    ['[null]'],
    ['[[]]'],
    ['[{"option":"c","attribute":"color"}]'],
    ['[{"option":1,"attribute":"color","mapping":{"from":"a","to":"b"}}]'],
    ['[{"option":"c","attribute":2,"mapping":{"from":"a","to":"b"}}]'],
    ['[{"option":"c","attribute":"color","mapping":{"from":"a"}}]'],
    ['[{"option":"c","attribute":"color","mapping":{"to":"a"}}]'],
    [7],
    [null],
    [undefined],
  ])('rejects %j [S3-attr-03]', (value) => {
    expect(parseThumbnailPattern(value)).toEqual([]);
  });
});

describe('variationThumbnail', () => {
  const choice = { color: 'Matte Black', size: '45 lb' };

  it('inserts the mapped value of each selection into the path [S3-attr-02]', () => {
    expect(variationThumbnail(product('/plates/{c}/{c}-{s}.webp'), choice)).toBe('/plates/black/black-45.webp');
  });

  it('uses a value without a mapping unchanged, URL-escaped [S3-attr-02]', () => {
    expect(variationThumbnail(product('/{c}.webp'), { color: '../Red $&' })).toBe('/..%2FRed%20%24%26.webp');
  });

  it('requires a path, and a value for each of its placeholders [S3-attr-02]', () => {
    expect(variationThumbnail(product(null), choice)).toBeUndefined();
    expect(variationThumbnail(product(''), choice)).toBeUndefined();
    expect(variationThumbnail(product('/{c}-{s}.webp'), { color: 'Red' })).toBeUndefined();
    expect(variationThumbnail(product('/{c}.webp'), Object.create({ color: 'Red' }))).toBeUndefined();
    expect(variationThumbnail(product('/{other}.webp'), choice)).toBeUndefined();
    expect(variationThumbnail(product('/{c}.webp', '{'), choice)).toBeUndefined();
    expect(variationThumbnail(product('/plain.webp', null), choice)).toBe('/plain.webp');
  });
});
