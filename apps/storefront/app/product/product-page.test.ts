import { money } from '@ironcart/core/money';
import type { Product, ProductOf } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { bar, shirt } from '../testing/fixtures.ts';
import { plates } from '../testing/products-of-each-type.ts';
import { bundleChoiceIn, withAxisChosen, withBundleChosen } from './product-choice.ts';
import { productPage } from './product-page.ts';

const setting = { site: siteByCode('USA'), now: 0, groupId: 0, earned: [] };
const sizes = [
  { value: 'm', label: 'M', productIds: [21, 22] },
  { value: 'l', label: 'L', productIds: [] },
];
const pageOf = (query: string) => productPage(shirt, new URLSearchParams(query), setting);

describe('product page', () => {
  it('shows the child that its URL selects', () => {
    expect(pageOf('color=blue')).toMatchObject({ sku: 'SHIRT-BLUE', price: { amount: 2_500 }, maxQty: 10 });
  });

  it('shows the product before a selection, with stock that depends on it', () => {
    expect(pageOf('')).toMatchObject({ sku: 'SHIRT', stock: { code: 'open', choice: 'a colour' }, maxQty: undefined });
    expect(pageOf('color=green')).toMatchObject({ sku: 'SHIRT' });
  });

  it('shows that a gift card with several amounts starts at its price', () => {
    const card = plainProduct({
      type: 'giftcard',
      productId: 90,
      name: 'Gift card',
      listPrice: money(2_500),
      hasDearerVariants: true,
      giftcardData: {
        isOpenAmountAllowed: true,
        openAmountMin: money(1_000),
        openAmountMax: money(50_000),
        amounts: [money(2_500), money(5_000)],
        type: 'virtual',
      },
    });
    expect(productPage(card, new URLSearchParams(), setting).price).toMatchObject({ amount: 2_500, isFrom: true });
    const single = { ...card, hasDearerVariants: undefined };
    expect(productPage(single, new URLSearchParams(), setting).price).not.toHaveProperty('isFrom');
  });

  it('puts a video after the pictures, represented by the first picture, with overlay images [S9-images-12]', () => {
    const filmed = { ...bar, attributes: { ...bar.attributes, film: '/films/bar.webm', snipe: 'New' } };
    const { gallery, snipe } = productPage(filmed, new URLSearchParams(), setting);
    expect(gallery.slice(0, -1)).toEqual(bar.gallery);
    expect(gallery.at(-1)).toEqual({ ...bar.gallery[0], film: '/films/bar.webm', label: `${bar.name}, in use` });
    expect(snipe).toEqual({ label: 'New' });
  });

  it('announces an upcoming deal, and the remaining quantity of a current one [S4-promo-06] [S4-promo-09]', () => {
    const deal = {
      rogue_promo_enabled: '1',
      rogue_promo_price: '300.00',
      rogue_promo_from_date: '2026-12-01T12:00:00Z',
      rogue_promo_qty_enable: '1',
      rogue_promo_qty: 12,
    };
    const dealAt = (now: number, attributes: object = deal) =>
      productPage({ ...bar, attributes: { ...bar.attributes, ...attributes } }, new URLSearchParams(), {
        ...setting,
        now,
      });
    const before = dealAt(Date.parse('2026-11-25T00:00:00Z'));
    expect(before).toMatchObject({ price: { amount: 32_500 }, deal: 'From December 1, 2026: $300.00, 12 of them' });
    const running = dealAt(Date.parse('2026-12-02T00:00:00Z'));
    expect(running).toMatchObject({ price: { amount: 30_000 }, deal: 'Deal: 12 left at this price' });
    expect(dealAt(0, { ...deal, rogue_promo_price: '400.00' }).deal).toBeUndefined();
    expect(dealAt(0, {}).deal).toBeUndefined();
  });

  it('shows the own contents of a product that is not a bundle', () => {
    const boxed = { ...bar, attributes: { ...bar.attributes, box_contents: 'Barbell|Certificate' } };
    expect(productPage(boxed, new URLSearchParams(), setting).box).toEqual([
      { name: 'Barbell', qty: 1 },
      { name: 'Certificate', qty: 1 },
    ]);
  });

  it('shows a bundle as itself, with the stock of its scarcest selected part', () => {
    const partOf = (productId: number, max: number): Product => ({
      ...bar,
      productId,
      sku: `PART-${productId}`,
      inventory: bar.inventory && { ...bar.inventory, max, qoh: max },
    });
    const value = { priceType: 'fixed', price: undefined, canChangeQty: false, isDefault: false } as const;
    const set = plainProduct({
      productId: 5,
      sku: 'SET',
      type: 'bundle',
      inventory: undefined,
      childrenIds: [51, 52],
      children: [partOf(51, 100), partOf(52, 7)],
      bundleOptions: [51, 52].map((productId, id) => ({
        id,
        title: '',
        isRequired: false,
        includedProductId: null,
        values: [{ ...value, productId, defaultQty: 2 }],
      })),
    });
    const shown = (query: string) => productPage(set, new URLSearchParams(query), setting);
    expect(shown('b=51-52')).toMatchObject({ sku: 'SET', maxQty: 3, stock: { code: 'lowStock', left: 3 } });
    expect(shown('b=51')).toMatchObject({ sku: 'SET', maxQty: 50, stock: { code: 'inStock' } });
    expect(shown('b=')).toMatchObject({ stock: { code: 'outOfStock' } });
  });

  it('limits the quantity of a part to what can be bought', () => {
    const part = (productId: number, max: number): Product => ({
      ...bar,
      productId,
      inventory: bar.inventory && { ...bar.inventory, max, qoh: 50 },
    });
    const parts = [part(51, 4), part(52, 0)];
    const set = plainProduct({ productId: 5, type: 'grouped', childrenIds: [51, 52], children: parts, startsAt: bar });
    const { picker } = productPage(set, new URLSearchParams(), setting);
    const rows = picker?.kind === 'grouped' ? picker.rows : [];
    expect(rows.map(({ productId, maxQty }) => [productId, maxQty])).toEqual([
      [51, 4],
      [52, 0],
    ]);
  });

  it('keeps the rest of its URL after a selection', () => {
    expect(withAxisChosen(new URLSearchParams('rid=r1&color=red'), 'color', 'blue').toString()).toBe(
      'rid=r1&color=blue',
    );
  });

  it('reads and writes the children of a bundle as ?b= [S2-prodpage-01]', () => {
    const value = { priceType: 'fixed', price: undefined, defaultQty: 1, canChangeQty: false } as const;
    const options = [
      {
        id: 1,
        title: '',
        isRequired: true,
        includedProductId: null,
        values: [{ ...value, productId: 11, isDefault: true }],
      },
      {
        id: 2,
        title: '',
        isRequired: false,
        includedProductId: null,
        values: [{ ...value, productId: 22, isDefault: false }],
      },
    ];
    expect(bundleChoiceIn(options, new URLSearchParams())).toEqual({ 1: 11, 2: undefined });
    expect(bundleChoiceIn(options, new URLSearchParams('b=11-22'))).toEqual({ 1: 11, 2: 22 });
    expect(bundleChoiceIn(options, new URLSearchParams('b=11'))).toEqual({ 1: 11, 2: undefined });
    // A required part always has a selection, whatever the URL contains; an optional one is empty if the whole text is
    // valid.
    for (const text of ['', 'nonsense', '999', '22x', '-', '0', '%00']) {
      expect(bundleChoiceIn(options, new URLSearchParams({ b: text }))[1]).toBe(11);
    }
    expect(bundleChoiceIn(options, new URLSearchParams('b=22'))).toEqual({ 1: 11, 2: 22 });
    expect(bundleChoiceIn(options, new URLSearchParams('b=999-22'))).toEqual({ 1: 11, 2: 22 });
    expect(withBundleChosen(new URLSearchParams(), { 1: 11, 2: 22 }).toString()).toBe('b=11-22');
  });
});

describe('pictures and button of a selection', () => {
  const links = (product: Product, query: string) =>
    productPage(product, new URLSearchParams(query), setting).gallery.map(({ link }) => link);

  it('show a colour before a size is selected, and on load from a link', () => {
    const { axes, children } = shirt as ProductOf<'configurable'>;
    const ofColours = {
      ...shirt,
      children: children.map((child) => ({
        ...child,
        gallery: [{ label: '', link: `shirt-${child.productId}`, width: 1, height: 1 }],
      })),
    } as Product;
    const sized = { ...ofColours, axes: [...axes, { attribute: 'size', label: 'Size', values: sizes }] } as Product;
    const [red, blue] = ['red', 'blue'].map((color) => links(ofColours, `color=${color}`));
    expect(red).not.toEqual(blue);
    expect(links(sized, 'color=red')).toEqual(red);
    expect(links(sized, 'color=blue')).toEqual(blue);
    expect(links(sized, '')).toEqual(shirt.gallery.map(({ link }) => link));
  });

  it('state how many pieces of a group are added, their weight in both units, and the cart price', () => {
    const labelOf = (query: string) => productPage(plates, new URLSearchParams(query), setting).addLabel;
    const [first] = (plates as ProductOf<'grouped'>).children;
    if (!first) throw new Error('The group has no members');
    expect(labelOf('')).toBeUndefined();
    expect(labelOf(`qty-${first.productId}=0&qty-999=3&qty-x=2`)).toBeUndefined();
    expect(labelOf(`qty-${first.productId}=1`)).toMatch(/^Add 1 piece, [\d.]+ lb \([\d.]+ kg\), \$[\d,]+\.\d{2}$/);
    expect(labelOf(`qty-${first.productId}=4`)).toMatch(/^Add 4 pieces, /);
  });
});
