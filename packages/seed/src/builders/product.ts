import type { SeedPicture, SeedProduct } from '../seed-data.ts';
import { pricesOf } from './price-list.ts';
import { type Promo, promoAttributes } from './promo.ts';
import { inventoryOf, type Stock } from './stock.ts';

export type Attributes = SeedProduct['attributes'];

/** A master's name, or the name and a label of its own; the product's name is the label otherwise. */
export type PictureSpec = string | readonly [master: string, label: string];

/** One product as a catalogue file states it: dollars and pounds, everything else is derived. */
export interface ProductSpec {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type?: SeedProduct['type'];
  readonly brand?: string;
  /** Left out: made of the name. */
  readonly urlKey?: string;
  readonly usd: number;
  readonly saleUsd?: number;
  readonly promo?: Promo;
  readonly short: string;
  /** One paragraph of text, or HTML where it starts with a tag. */
  readonly text: string;
  readonly lb: number;
  /** Centimetres: length, width, height of the packed box. */
  readonly boxCm?: readonly [number, number, number];
  readonly pictures: readonly PictureSpec[];
  readonly categories?: readonly number[];
  readonly attributes?: Attributes;
  readonly specs?: Readonly<Record<string, string>>;
  readonly stock?: Stock;
  /** The most units of one order; 20 where left out. */
  readonly maxQty?: number;
  /** Reachable only through its parent. */
  readonly isPart?: boolean;
  readonly rating?: readonly [average: number, count: number];
  readonly childrenIds?: readonly number[];
  readonly axes?: SeedProduct['axes'];
  readonly bundleOptions?: SeedProduct['bundleOptions'];
  readonly customOptions?: SeedProduct['customOptions'];
  readonly giftcardData?: SeedProduct['giftcardData'];
  readonly hundoPricing?: SeedProduct['hundoPricing'];
}

/** 'Deadlift bar, 27 mm' becomes 'deadlift-bar-27-mm'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Pounds of a mass in kilograms, to a tenth. */
export const poundsOf = (kg: number): number => Math.round(kg * 22.046_226) / 10;

const pictureOf = (picture: PictureSpec, name: string): SeedPicture =>
  typeof picture === 'string' ? { master: picture, label: name } : { master: picture[0], label: picture[1] };

const htmlOf = (text: string): string => (text.startsWith('<') ? text : `<p>${text}</p>`);

/** The seed's product for a catalogue row. */
export const defineProduct = (spec: ProductSpec): SeedProduct => {
  const brand = spec.brand ?? 'Halden';
  const [length, width, height] = spec.boxCm ?? [];
  const hasBox = length !== undefined && width !== undefined && height !== undefined;
  return {
    productId: spec.id,
    sku: spec.sku,
    name: spec.name,
    type: spec.type ?? 'simple',
    brand,
    urlKey: spec.urlKey ?? slugOf(spec.name),
    shortDescription: spec.short,
    description: htmlOf(spec.text),
    prices: pricesOf(spec.usd, spec.saleUsd),
    weight: spec.lb,
    ...(hasBox ? { dimensions: { length, width, height } } : {}),
    pictures: spec.pictures.map((picture) => pictureOf(picture, spec.name)),
    categoryIds: spec.categories ?? [],
    attributes: {
      manufacturer: brand,
      tax_class: 'goods',
      ...(spec.promo ? promoAttributes(spec.promo) : {}),
      ...spec.attributes,
    },
    gearSpecs: Object.entries(spec.specs ?? {}).map(([label, value]) => ({ label, value })),
    inventory: inventoryOf(spec.stock ?? 60, spec.maxQty ?? 20),
    visibility: spec.isPart ? 1 : 4,
    ...(spec.rating ? { rating: { average: spec.rating[0], count: spec.rating[1] } } : {}),
    ...(spec.childrenIds ? { childrenIds: spec.childrenIds } : {}),
    ...(spec.axes ? { axes: spec.axes } : {}),
    ...(spec.bundleOptions ? { bundleOptions: spec.bundleOptions } : {}),
    ...(spec.customOptions ? { customOptions: spec.customOptions } : {}),
    ...(spec.giftcardData ? { giftcardData: spec.giftcardData } : {}),
    ...(spec.hundoPricing ? { hundoPricing: spec.hundoPricing } : {}),
  };
};
