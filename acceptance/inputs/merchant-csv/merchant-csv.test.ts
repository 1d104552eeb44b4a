import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../../../e2e/fixtures/create-store.ts';
import { makeDataDir } from '../../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../../e2e/fixtures/open-product.ts';
import { type ProgramEnd, rawMessages, runProgram } from '../../operator/run-program.ts';

const folder = makeDataDir();
const dataDir = join(folder, 'store');

const run = (...args: readonly string[]): Promise<ProgramEnd> =>
  runProgram(['catalogue.mjs', ...args], { IRONCART_DATA_DIR: dataDir });

/** Copied, so that the report of rejected rows is not written beside the fixture. */
const given = (name: string, content: string | Buffer = readFileSync(join(import.meta.dirname, name))): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const refusedIn = (file: string): string => readFileSync(`${file}.rejected.csv`, 'utf8');

describe('sample files of a merchant', () => {
  let store: OpenProduct;
  const ends = new Map<string, ProgramEnd>();

  beforeAll(async () => {
    await createStore({ IRONCART_DATA_DIR: dataDir, IRONCART_DEMO: 'off' });
    const apparel = readFileSync(join(import.meta.dirname, 'apparel.csv'), 'utf8');
    for (const file of [
      given('apparel.csv'),
      given('home-and-garden.csv'),
      given('jewellery.csv'),
      given('windows-1252-semicolons.csv'),
      given(
        'utf-16.csv',
        Buffer.from(
          `\uFEFF${apparel.replaceAll('overshirt', 'anorak').replaceAll('vest', 'gilet').replaceAll('DENIM', 'JEANS').replaceAll('denim', 'jeans').replaceAll('SCARF', 'SHAWL').replaceAll('scarf', 'shawl')}`,
          'utf16le',
        ),
      ),
    ]) {
      ends.set(file.slice(folder.length + 1), await run('import', file));
    }
    store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const page = async (handle: string) => {
    const response = await fetch(`${store.url}/${handle}`);
    return { status: response.status, html: await response.text() };
  };

  test('sell gift cards in the amounts of their variants', async () => {
    const card = await page('garden-gift-card');
    expect(card.status).toBe(200);
    expect(card.html).toMatch(/\$25/);
  });

  test('are imported, each as a whole, with reasons for rejected rows that quote the file', () => {
    expect(ends.get('apparel.csv')).toMatchObject({ code: 0, output: expect.stringContaining('5 products imported') });
    expect(ends.get('home-and-garden.csv')?.output).toContain('4 products imported');
    const refused = refusedIn(join(folder, 'home-and-garden.csv'));
    expect(refused).toContain('row 7, column ""Variant Inventory Qty"": must be a whole number');
    expect(ends.get('jewellery.csv')?.output).toContain('3 products imported');
    for (const whole of ['apparel.csv', 'jewellery.csv']) {
      expect(existsSync(join(folder, `${whole}.rejected.csv`)), whole).toBe(false);
    }
    expect(ends.get('windows-1252-semicolons.csv')?.output).toMatch(/read as Windows-1252, its cells parted by ";"/);
    expect(ends.get('utf-16.csv')).toMatchObject({ code: 0, output: expect.stringContaining('read as UTF-16') });
    for (const { output } of ends.values()) expect(output).not.toMatch(rawMessages);
  });

  test('publish active products, and no drafts, archived or hidden products', async () => {
    for (const handle of ['salt-washed-overshirt', 'quilted-vest', 'clay-planter-trio', 'seven-stone-bracelet']) {
      expect((await page(handle)).status, handle).toBe(200);
    }
    for (const handle of ['denim-draft', 'denim-archived', 'hidden-scarf', 'anchor-chain']) {
      expect((await page(handle)).status, handle).toBe(404);
    }
  });

  test('create a page for each product: no category hides one, and a conflicting URL is rejected', async () => {
    const rows = [
      'chalk,Chalk block,Chalk',
      'cart,Cart trolley,Trolleys',
      'gloves,Garden gloves,Bekleidung für Gärten',
    ];
    const csv = rows.map((row, index) => `${row},true,active,PAGE-${index},5\n`).join('');
    const file = given('pages.csv', `URL handle,Title,Type,Published on online store,Status,SKU,Price\n${csv}`);
    expect((await run('import', file)).output).toContain('/cart is the address of a page of the store itself already');
    expect((await page('chalk')).html).toContain('Chalk block</h1>');
    expect((await page('gloves')).status).toBe(200);
    expect((await page('bekleidung-fur-garten')).html).toContain('Garden gloves');
  });

  test('preserve letters, line ends and prices', async () => {
    const clip = await page('buroklammer-gross');
    expect(clip.status).toBe(200);
    expect(clip.html).toContain('Büroklammer, groß');
    expect(clip.html).not.toContain('\uFFFD');
    expect(clip.html).toContain('12.90');
    expect((await page('clay-planter-trio')).html).toContain('"seconds"');
  });

  test('sell products without inventory tracking', async () => {
    const overshirt = (await page('salt-washed-overshirt')).html;
    expect(overshirt).toContain('schema.org/InStock');
    expect(overshirt).not.toContain('schema.org/OutOfStock');
    expect((await page('planting-course')).status).toBe(200);
  });

  test('survive a round trip: importing an export changes nothing', { timeout: 400_000 }, async () => {
    await store.close();
    for (const format of ['csv', 'json']) {
      const first = join(folder, `first.${format}`);
      const second = join(folder, `second.${format}`);
      expect((await run('export', first)).code).toBe(0);
      expect(await run('import', first)).toMatchObject({ code: 0 });
      expect((await run('export', second)).code).toBe(0);
      expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
      const exported = readFileSync(first, 'utf8');
      for (const kept of ['226.796185', 'Für 20 € – „stark“', 'Müller & Söhne', '12.90', 'archived']) {
        expect(exported).toContain(kept);
      }
    }
    store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  });

  const header = 'Handle,Title,Variant Price\n';
  test.each([
    ['empty.csv', '', /The file is empty/],
    ['header-only.csv', header, /names columns and holds no product/],
    ['one-column.csv', 'Name\nBar\nPlate\n', /no column "Title" and no column "Variant Price" \(or "Price"\)/],
    ['long-line.csv', `${header}"${'x'.repeat(5_000_000)}`, /Row 2 is longer than 1 MB: a quotation mark/],
    ['two-prices.csv', 'Handle,Title,Price,Price\na,A,1.00,2.00\n', /names the column "Price" twice/],
    ['unclosed.csv', `${header}a,"b,1\nc,d,2\n`, /A quotation mark that opens in row 2 is never closed/],
    ['workbook.csv', Buffer.from('504b030414000600', 'hex'), /an Excel workbook or a zip archive/],
    ['archive.csv', gzipSync('Handle'), /a gzip archive/],
    ['binary.csv', Buffer.from([1, 2, 0, 4, 5, 6]), /The file is no text/],
    ['json.csv', '[{"handle":"a"}]', /is JSON and no CSV/],
    ['page.csv', '<!DOCTYPE html><title>Log in</title>', /a web page and no CSV/],
    [
      'mixed.csv',
      Buffer.concat([Buffer.from(`${header}ü,ü,1\n`), Buffer.from([0xfc, 0x0a])]),
      /neither UTF-8 nor Windows-1252/,
    ],
    ['object.json', '{"products":[]}', /not a JSON array of products/],
    ['broken.json', '[{"handle":', /not a JSON array of products/],
  ])('%s is rejected with one sentence', async (name, content, says) => {
    await store.close();
    const { code, output } = await run('import', given(name, content));
    expect(output).toMatch(says);
    expect(output).not.toMatch(rawMessages);
    expect(code).toBe(1);
  });

  test('may have rows as written by spreadsheets, with grouped prices and empty cells, but no ambiguous amounts', async () => {
    await store.close();
    const file = given(
      'awkward.csv',
      [
        'Handle,Title,Variant SKU,Variant Price,Option1 Name,Option1 Value',
        ',,,,,',
        'rig,Rig,RIG,"1,299.00",,',
        '',
        'rig-eu,Rig of Europe,RIG-EU,"1.299,00",,',
        ...Array.from({ length: 6_000 }, () => ',,,,,'),
        'sizes,Sizes,SIZE-S,5.00,Size,S',
        'sizes,,SIZE-M,,Size,M',
        'rig,Rig again,RIG-2,5.00,,',
        'lost,,LOST,5.00,,',
        'shifted-far,Plate, heavy,SHIFTED,250.00,20,100',
        'digits,Digits,1.23457E+11,5.00,,',
        ...Array.from({ length: 6_000 }, () => ',,,,,'),
      ].join('\r\n'),
    );
    const { code, output } = await run('import', file);
    expect(output).toContain('2 products imported');
    expect(code).toBe(2);
    expect(refusedIn(file)).toContain('the row has 7 cells, and the first line 6');
    expect(refusedIn(file)).toContain('column ""Variant SKU"": ""1.23457E+11"" must have all of its digits');
    expect(refusedIn(file)).toContain(
      'row 6007, column ""Variant Price"": the price is missing: each variant needs its own',
    );
    expect(refusedIn(file)).toContain('the handle stands in row 3 already');
    expect(refusedIn(file)).toContain('row 6009, column ""Title"": the title is missing');
    const semicolons = given('semicolons.csv', 'Handle;Title;Variant Price\na-rig;A rig;1.299,00\nb-rig;B rig;1.299\n');
    expect((await run('import', semicolons)).output).toContain('1 product imported');
    expect(refusedIn(semicolons)).toContain(
      'row 3, column ""Variant Price"": ""1.299"" may mean 1299.00 or 1.299: write it with two decimals',
    );
    given('semicolons.csv', 'Handle;Title;Variant Price\na-rig;A rig;1.299,00\n');
    expect((await run('import', semicolons)).code).toBe(0);
    expect(existsSync(`${semicolons}.rejected.csv`)).toBe(false);
  });

  test('with JSON of another shape are rejected product by product, naming the field', async () => {
    await store.close();
    const file = given('shape.json', JSON.stringify([{ name: 'Bar', price: 3 }, 5]));
    const { code, output } = await run('import', file);
    expect(code).toBe(2);
    expect(refusedIn(file)).toMatch(/field \S+: this field is (?:not known|missing)/);
    expect(output).not.toMatch(rawMessages);
  });
});
