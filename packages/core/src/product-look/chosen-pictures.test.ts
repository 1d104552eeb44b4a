import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { Product, ProductOf } from '../product/product.ts';
import { plainProduct } from '../testing/index.ts';
import { linePictureOf, picturesOfBundle, picturesOfPartialChoice } from './chosen-pictures.ts';

const picture = (link: string) => ({ label: '', link, width: 1, height: 1 });
const part = (productId: number, link: string, color?: string): Product =>
  plainProduct({
    productId,
    gallery: link === '' ? [] : [picture(link)],
    attributes: color === undefined ? {} : { color },
  });
const value = (name: string, productIds: readonly number[], swatch?: string) => ({
  value: name,
  label: name,
  productIds,
  ...(swatch === undefined ? {} : { swatch }),
});

const shirt = plainProduct({
  type: 'configurable',
  productId: 1,
  childrenIds: [11, 12, 13],
  gallery: [picture('black')],
  axes: [
    {
      attribute: 'color',
      label: 'Colour',
      values: [value('black', [11], '#000'), value('red', [12, 13], '#f00')],
    },
    { attribute: 'size', label: 'Size', values: [value('M', [11, 12]), value('L', [13])] },
  ],
  children: [part(11, 'black'), part(12, 'red'), part(13, 'red-large')],
}) as ProductOf<'configurable'>;

const option = (id: number, isRequired: boolean, ids: readonly number[]) => ({
  id,
  title: `Option ${id}`,
  isRequired,
  includedProductId: null,
  values: ids.map((productId, at) => ({
    productId,
    priceType: 'fixed' as const,
    price: undefined,
    defaultQty: 1,
    canChangeQty: false,
    isDefault: at === 0,
  })),
});
const rack = plainProduct({
  type: 'bundle',
  productId: 2,
  childrenIds: [21, 22, 23, 24],
  gallery: [picture('black'), picture('detail')],
  bundleOptions: [option(1, true, [23, 24]), option(2, false, [21, 22]), option(3, true, [21, 22])],
  children: [
    part(21, 'black', 'black'),
    part(22, 'red', 'red'),
    part(23, 'cups', 'black'),
    part(24, 'cups-wide', 'black'),
  ],
}) as ProductOf<'bundle'>;

const linksOf = (pictures: readonly { readonly link: string }[] | undefined) => pictures?.map(({ link }) => link);

describe('pictures of a product selection', () => {
  it('are those of the colour as soon as it is selected, in any size', () => {
    expect(linksOf(picturesOfPartialChoice(shirt, { color: 'red' }))).toEqual(['red']);
    expect(linksOf(picturesOfPartialChoice(shirt, { color: 'red', size: 'L' }))).toEqual(['red-large']);
    expect(linksOf(picturesOfPartialChoice(shirt, { color: 'black', size: 'L' }))).toEqual(['black']);
  });

  it('are those of the product while only a size is selected', () => {
    expect(picturesOfPartialChoice(shirt, {})).toBeUndefined();
    expect(picturesOfPartialChoice(shirt, { size: 'L' })).toBeUndefined();
  });

  it('of a bundle begin with the colour of its frame: the first required parts that differ in it', () => {
    expect(linksOf(picturesOfBundle(rack, { 1: 24, 3: 22 }))).toEqual(['red', 'detail']);
    expect(linksOf(picturesOfBundle(rack, { 3: 21 }))).toEqual(['black', 'detail']);
    expect(linksOf(picturesOfBundle(rack, { 1: 24 }))).toEqual(['black', 'detail']);
  });

  it('of a bundle replace its first pictures by those of the frame', () => {
    const [black, red, ...parts] = rack.children;
    if (!black || !red) throw new Error('The rack of the test has lost its frames.');
    const wide = { ...rack, children: [black, { ...red, gallery: [picture('red'), picture('red in use')] }, ...parts] };
    const pictures = { ...wide, gallery: [picture('black'), picture('black in use'), picture('detail')] };
    expect(linksOf(picturesOfBundle(pictures, { 3: 22 }))).toEqual(['red', 'red in use', 'detail']);
    expect(linksOf(picturesOfBundle({ ...rack, gallery: [] }, {}))).toEqual([]);
  });

  it('of a layered bundle show the selected parts over the frame', () => {
    const skuOf = (id: number) => rack.children.find(({ productId }) => productId === id)?.sku;
    const layers = [
      [21, 'frame-black'],
      [22, 'frame-red'],
      [24, 'wide'],
      [23, 'cups'],
    ] as const;
    const attributes = { picture_layers: layers.map(([id, master]) => `${skuOf(id)} = ${master}`).join('|') };
    const layered = { ...rack, attributes };
    const firstOf = (choice: Record<number, number>, product = layered) => {
      const [first] = picturesOfBundle(product, choice);
      return first && [first.link, ...(first.layers ?? [])];
    };
    expect(firstOf({ 1: 23, 3: 22 })).toEqual(['frame-red', 'cups']);
    expect(firstOf({ 1: 24, 3: 21 })).toEqual(['frame-black', 'wide']);
    expect(firstOf({ 3: 21 })).toEqual(['frame-black']);
    // Without a frame there is nothing to lay them on.
    expect(firstOf({ 1: 23 })).toEqual(['black']);
    const unreadable = { picture_layers: `${skuOf(22)}|=x|${skuOf(23)}=a=b` };
    expect(firstOf({ 1: 23, 3: 22 }, { ...rack, attributes: unreadable })).toEqual(['red']);
  });

  it('are the same for the line in the cart and the order', () => {
    const partOf = (product: ProductOf<'configurable' | 'bundle'>) => (id: number) =>
      product.children.find(({ productId }) => productId === id);
    const child = (productId: number, bundleOptionId?: number) => ({ productId, metadata: { bundleOptionId } });
    expect(linePictureOf({ children: [child(13)] }, shirt, partOf(shirt))?.link).toBe('red-large');
    expect(linePictureOf({ children: [] }, shirt, partOf(shirt))?.link).toBe('black');
    const chosenOnly = (id: number) => (id === 24 || id === 22 ? partOf(rack)(id) : undefined);
    expect(linePictureOf({ children: [child(24, 1), child(22, 3)] }, rack, chosenOnly)?.link).toBe('red');
    expect(linePictureOf({ children: [child(24, 1)] }, rack, partOf(rack))?.link).toBe('black');
    const masters = [
      [22, 'frame-red'],
      [24, 'wide'],
      [23, 'cups'],
    ] as const;
    const skuOf = (id: number) => rack.children.find(({ productId }) => productId === id)?.sku;
    const picture_layers = masters.map(([id, master]) => `${skuOf(id)}=${master}`).join('|');
    const layered = { ...rack, attributes: { picture_layers } };
    const parts = { frame: 22, wide: 24 };
    // A cart knows the chosen parts only, not the others of the bundle.
    const inCart = { ...layered, children: [] };
    const chosenOf = (id: number) => (Object.values(parts).includes(id) ? partOf(rack)(id) : undefined);
    for (const product of [layered, inCart]) {
      expect(linePictureOf({ children: [child(24, 1), child(22, 3)] }, product, chosenOf)).toMatchObject({
        link: 'frame-red',
        layers: ['wide'],
      });
    }
    expect(linePictureOf({ children: [] }, undefined, partOf(rack))).toBeUndefined();
  });
});

it('gift card picture shows the selected design, or the first one if that is no longer offered', () => {
  const card = plainProduct({
    type: 'giftcard',
    productId: 3,
    giftcardData: {
      isOpenAmountAllowed: false,
      openAmountMin: money(0),
      openAmountMax: money(0),
      amounts: [],
      type: 'virtual',
    },
    gallery: [picture('/pictures/gift-card-black.webp'), picture('/pictures/gift-card-red.webp')],
  });
  const linkIn = (design: string | undefined) =>
    linePictureOf({ children: [], metadata: { giftcard: { design } } }, card, () => undefined)?.link;
  expect(linkIn('gift-card-red')).toBe('/pictures/gift-card-red.webp');
  expect(linkIn('gift-card-gold')).toBe('/pictures/gift-card-black.webp');
  expect(linkIn(undefined)).toBe('/pictures/gift-card-black.webp');
});

it('picture selection names the missing field of a line', () => {
  expect(() => linePictureOf({} as never, undefined, () => undefined)).toThrow('line.children must be an array');
});
