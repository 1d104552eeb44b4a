import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStoreFolder } from './read-store-folder.ts';
import { StoreFilesError } from './store-files-error.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-store-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const faults = async (): Promise<readonly string[]> => {
  const outcome = await readStoreFolder(folder).catch((error: unknown) => error);
  return outcome instanceof StoreFilesError ? outcome.faults : [];
};

const bar = { type: 'simple', productId: 1, sku: 'BAR', name: 'Bar', urlKey: 'bar', weight: 44.1 };
const shirt = {
  ...bar,
  type: 'configurable',
  productId: 2,
  sku: 'SHIRT',
  name: 'Shirt',
  urlKey: 'shirt',
  attributes: { fabric: 'cotton' },
  pictures: ['shirt-black'],
  options: [
    { attribute: 'color', label: 'Colour', values: [{ value: 'red', label: 'Red', swatch: '#b3201f' }] },
    {
      attribute: 'size',
      label: 'Size',
      values: [
        { value: 's', label: 'S' },
        { value: 'm', label: 'M' },
      ],
    },
  ],
  variants: [
    { productId: 21, sku: 'SHIRT-S', values: { color: 'red', size: 's' } },
    { productId: 22, sku: 'SHIRT-M', values: { color: 'red', size: 'm' }, weight: 0.5, pictures: ['shirt-red'] },
  ],
};

describe('store folder', () => {
  it('creates a product for each variant, which inherits omitted fields from its parent', async () => {
    await write('products.json', [shirt]);
    const { products } = await readStoreFolder(folder);
    expect(products.map(({ productId, type, visibility }) => [productId, type, visibility])).toEqual([
      [2, 'configurable', 4],
      [21, 'simple', 1],
      [22, 'simple', 1],
    ]);
    expect(products[0]).toMatchObject({
      childrenIds: [21, 22],
      axes: [
        { attribute: 'color', values: [{ value: 'red', swatch: '#b3201f', productIds: [21, 22] }] },
        { attribute: 'size', values: [{ productIds: [21] }, { productIds: [22] }] },
      ],
    });
    expect(products[2]).toMatchObject({
      name: 'Shirt, Red, M',
      urlKey: 'shirt-22',
      weight: 0.5,
      attributes: { fabric: 'cotton', color: 'red', size: 'm' },
      pictures: [{ master: 'shirt-red', label: 'Shirt, Red, M' }],
    });
    expect(products[1]?.pictures).toEqual([{ master: 'shirt-black', label: 'Shirt, Red, S' }]);
  });

  it('reads spreadsheet tables with columns in any order', async () => {
    await write(
      'prices.csv',
      '\uFEFFCurrency;Price;SKU;Note;Compare-at price\r\nEUR;1.299,50;BAR;x;1.400,00\r\n;;;;\r\nUSD;"10,00";BAR;;',
    );
    expect((await readStoreFolder(folder)).prices).toEqual([
      { sku: 'BAR', currency: 'EUR', price: '1400.00', specialPrice: '1299.50' },
      { sku: 'BAR', currency: 'USD', price: '10.00', specialPrice: null },
    ]);
  });

  it('reports file, record and field of every error, for all files together', async () => {
    await write('products.json', [
      bar,
      { ...bar, productId: 3, name: 'x'.repeat(251) },
      { ...bar, productId: 4, type: 'rental' },
      { ...shirt, variants: [{ productId: 21, sku: 'S', values: { color: 'blue', size: 's' } }] },
      { ...bar, productId: 1_000_000 },
      { ...bar, productId: 5, colour: 'red' },
      bar,
      'a bar',
    ]);
    await write('prices.csv', 'SKU,Currency,Price,Compare-at price\nBAR,USD,10.00,\nBAR,Yen,10.00,\nBAR,CAD,ten,');
    await write('pages.json', { id: 1 });
    await write('stock.csv', 'SKU,Price\nBAR,1');
    expect(await faults()).toEqual([
      'products.json, record 2 (3), field name: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" must have at most 250 characters',
      'products.json, record 3 (4), field type: "rental" must be simple, virtual, configurable, grouped, bundle or giftcard',
      'products.json, record 4 (2): each variant must have one of the values of each option',
      'products.json, record 5 (1000000), field productId: "1000000" must be at most 999999',
      'products.json, record 6 (5), field colour: this field is not known',
      'products.json, record 7: productId 1 stands in record 1 already',
      expect.stringMatching(/^products\.json, record 8: /),
      'prices.csv, row 3, column "Currency": "Yen" must be a currency like USD',
      'prices.csv, row 4, column "Price": "ten" must be an amount like 1299.00',
      expect.stringMatching(/^stock\.csv: The first line has no column "Inventory quantity" and no column/),
      'pages.json: The file must hold an array of records.',
    ]);
  });

  it('rejects a subscription that cannot be charged on the agreed terms', async () => {
    const plan = { ...bar, type: 'virtual', weight: 0 };
    const attributes = { subscription_interval: 'month', is_trial: true, trial_days: 14, renewal_price: '24.00' };
    const subscription = (productId: number, changed: object, type = 'virtual') => ({
      ...plan,
      productId,
      sku: `PLAN-${productId}`,
      type,
      attributes: { ...attributes, ...changed },
    });
    await write('products.json', [
      subscription(1, {}),
      subscription(2, {}, 'simple'),
      subscription(3, { subscription_interval: 'fortnight' }),
      subscription(4, { trial_days: 'two weeks' }),
      subscription(5, { renewal_price_EUR: 'free' }),
      subscription(6, { subscription_interval: '', renewal_price_EUR: 'free' }, 'simple'),
    ]);
    expect(await faults()).toEqual([
      'products.json, record 2 (2): a subscription must be of type virtual: its later payments ship nothing',
      expect.stringMatching(/^products\.json, record 3 \(3\): its subscription_interval "fortnight" must be day, week/),
      'products.json, record 4 (4): its trial_days "two weeks" must be a whole number of days from 1 to 366',
      'products.json, record 5 (5): its renewal_price_EUR "free" must be an amount like 24.00',
    ]);
  });

  it('rejects a row with more cells than the header, and a header with a duplicate column', async () => {
    await write(
      'prices.csv',
      'SKU,Currency,Price,Compare-at price\nBAR,USD,1,299.00,\nBAR,CAD,1,299.00,1,400.00\nBAR,EUR,9.00,,,',
    );
    await write('gift-cards.csv', 'Code,Currency,Balance,balance\nHALDEN-1,USD,1.00,2.00');
    expect(await faults()).toEqual([
      expect.stringMatching(/^prices\.csv, row 3: the row has 6 cells, and the first line 4/),
      'gift-cards.csv: The file\'s first line names the column "Balance" twice: leave one of them out.',
    ]);
  });

  it('rejects characters that cannot be stored, other file types, and folders without store files', async () => {
    await expect(readStoreFolder(folder)).rejects.toThrow(/holds none of the files that the import knows: categories/);
    await write('authors.json', [{ id: 1, name: 'Ing\u0000rid' }]);
    await write('customers.json', '[{');
    await write('gift-cards.csv', 'PK\u0003\u0004zip');
    expect(await faults()).toEqual([
      expect.stringMatching(/^authors\.json, record 1: it holds letters that were lost/),
      'customers.json: The file is not JSON: there is a fault in line 1, column 3.',
      expect.stringMatching(/^gift-cards\.csv: The file is an Excel workbook or a zip archive/),
    ]);
  });

  it('reports at most a hundred errors, and limits the size of a record', async () => {
    await write(
      'categories.json',
      Array.from({ length: 150 }, () => ({})),
    );
    expect(await faults()).toHaveLength(100);
    await rm(join(folder, 'categories.json'));
    const deep = Array.from({ length: 50 }).reduce<unknown>(
      (inner) => ({ name: 'Block', props: {}, slots: { default: [inner] } }),
      {
        name: 'Heading',
        props: {},
      },
    );
    await write('pages.json', [{ id: 1, identifier: 'home', url: '/', title: 'T', description: '', blocks: [deep] }]);
    expect(await faults()).toHaveLength(1);
  });
});
