import { childrenOf, type Product, type ProductFacts, type ProductType } from '@ironcart/core/product';
import type { WireProduct } from '../contract/product.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { type TypeCodec, typeCodecs } from './product-types.ts';
import { withoutUndefined } from './without-undefined.ts';

const codecOf = <Type extends ProductType>({ type }: { readonly type: Type }): TypeCodec<Type> => typeCodecs[type];

/**
 * Converts the properties of all product types. Every property is written out, so that products of a type share one
 * hidden class of V8: with a rest of the wire's properties each object gets its own, and pricing a cart takes twice as
 * long.
 */
const factsFromWire = (wire: WireProduct): ProductFacts & Pick<WireProduct, 'type'> => ({
  productId: wire.productId,
  sku: wire.sku,
  name: wire.name,
  type: wire.type,
  thumbnail: wire.thumbnail,
  url: wire.url,
  hasRedirect: wire.hasRedirect,
  gallery: wire.gallery,
  attributes: wire.attributes,
  weight: wire.weight,
  hundoPricing: wire.hundoPricing.map((tier) => ({ ...tier, discountPerLb: moneyFromWire(tier.discountPerLb) })),
  inventory: wire.inventory,
  hasDearerVariants: wire.hasDearerVariants,
  visibility: wire.visibility,
  description: wire.description,
  shortDescription: wire.shortDescription,
  brand: wire.brand,
  gearSpecs: wire.gearSpecs,
  categoryIds: wire.categoryIds,
  rating: wire.rating,
});

/**
 * A product of the wire as an entity: `price` is the list price, `special_price` the sale price; of a group, whose
 * members are sold, they are the prices that it starts at.
 */
export const productFromWire = (wire: WireProduct): Product =>
  // Assigned instead of spread: a second spread would create another hidden class. TypeScript cannot infer that the
  // type and its own properties belong to the same member of the union.
  Object.assign(factsFromWire(wire), codecOf(wire).fromWire(wire, wire.children.map(productFromWire))) as Product;

/** The inverse of `productFromWire`. */
export const productToWire = (product: Product): WireProduct =>
  withoutUndefined({
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    type: product.type,
    thumbnail: product.thumbnail,
    url: product.url,
    hasRedirect: product.hasRedirect,
    gallery: product.gallery.map((image) => ({ ...image })),
    attributes: { ...product.attributes },
    weight: product.weight,
    hundoPricing: product.hundoPricing.map((tier) => ({ ...tier, discountPerLb: moneyToWire(tier.discountPerLb) })),
    inventory: product.inventory,
    hasDearerVariants: product.hasDearerVariants,
    visibility: product.visibility,
    description: product.description,
    shortDescription: product.shortDescription,
    brand: product.brand,
    gearSpecs: product.gearSpecs.map((spec) => ({ ...spec })),
    categoryIds: [...product.categoryIds],
    rating: product.rating,
    childrenIds: [],
    children: [],
    axes: [],
    bundleOptions: [],
    customOptions: [],
    ...codecOf(product).toWire(product, childrenOf(product).map(productToWire)),
  });
