import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MerchantProduct, ReadOutcome } from '../merchant-product.ts';
import { anyMerchantProduct } from '../testing/any-merchant-product.ts';
import { columns } from './columns.ts';
import { readCsv } from './read-csv.ts';
import { UnreadableFileError } from './unreadable-file.ts';
import { rowsOfProduct } from './write-csv.ts';

const read = async (text: string): Promise<ReadOutcome[]> => {
  const outcomes: ReadOutcome[] = [];
  for await (const outcome of readCsv(Readable.from([Buffer.from(text)]))) outcomes.push(outcome);
  return outcomes;
};

const write = (products: readonly MerchantProduct[]): string =>
  stringify([[...columns], ...products.flatMap(rowsOfProduct)]);

describe('Shopify product CSV', () => {
  it('parses every product that it formats', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyMerchantProduct, { selector: ({ handle }) => handle, minLength: 1, maxLength: 6 }),
        async (products) => {
          const outcomes = await read(write(products));
          expect(outcomes.map((outcome) => (outcome.kind === 'product' ? outcome.product : outcome))).toEqual(products);
        },
      ),
    );
  });

  it('maps its columns by name, in any order and case, and ignores unknown ones', async () => {
    const [outcome] = await read('variant price,COST PER ITEM,Title,handle\n9.5,3,Chalk block,chalk-block\n');
    expect(outcome).toMatchObject({
      kind: 'product',
      line: 2,
      product: { handle: 'chalk-block', title: 'Chalk block', variants: [{ sku: 'CHALK-BLOCK', price: '9.5' }] },
    });
  });

  it('detects the delimiter of a header with a quotation mark within a name', async () => {
    const [outcome] = await read('Handle;Title;19" rack;Variant Price\nbar;Bar;yes;9,5\n');
    expect(outcome).toMatchObject({ kind: 'product', product: { handle: 'bar', variants: [{ price: '9.5' }] } });
  });

  it('assigns pictures to the positions in their rows, and keeps the order of the others', async () => {
    const rows = ['a,3', 'b,', 'c,first', 'd,1'].map((cells, index) => `bar,Bar,${index === 0 ? '1.00' : ''},${cells}`);
    const [outcome] = await read(['Handle,Title,Variant Price,Image Src,Image Position', ...rows].join('\n'));
    expect(outcome).toMatchObject({
      product: { pictures: ['d', 'b', 'a', 'c'].map((source) => ({ source })) },
    });
  });

  it('writes the fields of a product in its first row only', () => {
    fc.assert(
      fc.property(anyMerchantProduct, (product) => {
        const [first, ...others] = rowsOfProduct(product);
        const title = columns.indexOf('Title');
        expect(first?.[title]).not.toBe('');
        for (const row of others) expect([row[title], row[columns.indexOf('Status')]]).toEqual(['', '']);
      }),
    );
  });

  it('reports the line and reason of each rejected product, and imports the rest', async () => {
    const outcomes = await read(
      [
        'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty,Option1 Name,Option1 Value',
        'good,Good,G1,10.00,1,,',
        'no-price,No price,N1,ten,1,,',
        ',Orphan is part of the one above,,,,,',
        '日本,Bad,B1,1.00,1,,',
        'sizes,Sizes,S1,5.00,1,Size,S',
        'sizes,,S1,5.00,1,,M',
        'below,Below,X1,5.00,-3,,',
        'fine,Fine,F1,5.00,2,,',
      ].join('\n'),
    );
    expect(outcomes.map((outcome) => [outcome.line, outcome.kind === 'product' ? 'taken' : outcome.reason])).toEqual([
      [2, 'taken'],
      [3, 'row 3, column "Variant Price": "ten" must be an amount like 1299.00'],
      [5, expect.stringMatching(/row 5, column "Handle": a handle must be lower case/)],
      [6, 'row 7, column "Variant SKU": two variants have the same SKU, "S1"'],
      [8, 'taken'],
      [9, 'taken'],
    ]);
  });

  it('rejects a product with a row that has more cells than the header, because its values are in wrong columns', async () => {
    const outcomes = await read(
      [
        'Handle,Title,Variant Grams,Variant Inventory Qty,Variant Price',
        'heavy,Plate, heavy,9000,10,99.00',
        'empty-beyond,Plate,9000,10,99.00,,,',
        'sizes,Plate,9000,10,99.00',
        'sizes,,9000,10,99,00',
        'short,Plate',
      ].join('\n'),
    );
    const wide = 'the row has 6 cells, and the first line 5: a cell that contains the delimiter needs quotation marks';
    expect(outcomes).toMatchObject([
      { kind: 'rejected', handle: 'heavy', rows: 1, reason: expect.stringContaining(`row 2: ${wide}`) },
      { kind: 'product', product: { handle: 'empty-beyond' } },
      { kind: 'rejected', handle: 'sizes', rows: 2, reason: expect.stringContaining(`row 5: ${wide}`) },
      { kind: 'rejected', handle: 'short', reason: expect.stringContaining('no variant') },
    ]);
  });

  it('rejects SKUs and barcodes whose digits were altered by a spreadsheet', async () => {
    const outcomes = await read(
      ['Handle,Title,SKU,Barcode,Price', 'a,A,1.23457E+11,,1.00', 'b,B,B1,"4,0E+12",1.00', 'c,C,12E3,1E5,1.00'].join(
        '\n',
      ),
    );
    expect(outcomes).toMatchObject([
      { reason: expect.stringMatching(/^row 2, column "SKU": "1.23457E\+11" must have all of its digits/) },
      { reason: expect.stringMatching(/^row 3, column "Barcode": "4,0E\+12" must have all of its digits/) },
      { kind: 'product' },
    ]);
  });

  it.each([
    ['', /empty/],
    ['Handle,Title,Price,price\na,A,1.00,2.00\n', /names the column "Price" twice/],
    ['Name,Amount\na,b\n', /no column "Title" and no column "Variant Price" \(or "Price"\)/],
    ['Handle,Title,Variant Price\n', /holds no product/],
    ['[{"handle":"a"}]', /is JSON/],
    ['<!doctype html><p>Log in', /web page/],
    ['Handle,Title,Variant Price\n"broken,1,2\n', /quotation mark that opens in row 2 is never closed/],
  ])('rejects a file that cannot be read as a whole: %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(UnreadableFileError);
    await expect(read(text)).rejects.toThrow(message);
  });
});
