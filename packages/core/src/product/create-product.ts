import { money } from '../money/index.ts';
import { requireObject } from '../require-argument.ts';
import {
  type PriceTerms,
  type ProductFacts,
  type ProductOf,
  type ProductShapes,
  type ProductType,
  productRules,
} from './product.ts';

/** Properties that a type's `defaults` may provide. */
type DefaultedKey =
  | 'salePrice'
  | 'groupPrice'
  | 'customOptions'
  | 'childrenIds'
  | 'children'
  | 'axes'
  | 'bundleOptions';

type Loosened<Fields, Key> = Omit<Fields, Extract<Key, keyof Fields>> &
  Partial<Pick<Fields, Extract<keyof Fields, Key>>>;

/** Required and optional properties for creating a product of a type. */
export type Known<Type extends ProductType, Defaulted extends string = never> = Loosened<
  Pick<ProductFacts, 'productId' | 'name'> & Partial<ProductFacts> & Loosened<ProductShapes[Type], DefaultedKey>,
  Defaulted
>;

/** Default properties of every product; new objects for each call, because their lists are exposed. */
const plainFacts = <Type extends ProductType>(
  productId: number,
  type: Type,
): ProductFacts & { readonly type: Type } => ({
  productId,
  sku: String(productId),
  name: '',
  type,
  thumbnail: '',
  url: `/product-${productId}`,
  hasRedirect: false,
  gallery: [],
  attributes: {},
  weight: 0,
  hundoPricing: [],
  inventory: {
    min: 1,
    max: 10_000,
    qoh: 10_000,
    backorder: false,
    leadTime: null,
    restockStatus: null,
    promoQty: null,
    bin: false,
  },
  hasDearerVariants: undefined,
  visibility: 4,
  description: '',
  shortDescription: '',
  brand: '',
  gearSpecs: [],
  categoryIds: [],
  rating: undefined,
});

/**
 * Rejects a product without a price, which untyped JavaScript could create and sell for nothing; only grouped products
 * have none.
 */
const requireListPrice = (type: ProductType, known: object): void => {
  if ('listPrice' in productRules[type].defaults() && !('listPrice' in known && known.listPrice !== undefined)) {
    throw new RangeError(`A ${type} product has a listPrice, in minor units`);
  }
};

const checkPrices = (prices: object): void => {
  const { listPrice, salePrice, groupPrice }: Partial<PriceTerms> = prices;
  for (const price of [listPrice, salePrice, groupPrice]) if (price !== undefined) money(price);
};

/** Creates a product from the given properties. */
export interface CreateProduct<Defaulted extends string = never> {
  (known: { readonly type?: 'simple' } & Known<'simple', Defaulted>): ProductOf<'simple'>;
  <Type extends ProductType>(known: { readonly type: Type } & Known<NoInfer<Type>, Defaulted>): ProductOf<Type>;
}

/**
 * Creates a product from the given properties. Defaults: a simple, visible product without options and with a stock of
 * 10,000. Amounts are in minor units, the weight in pounds.
 * @throws RangeError for a list, sale or group price that is not a whole number of minor units, for a missing list price,
 * for an unknown type, and for an id that is not a whole number; TypeError without properties
 */
export const createProduct: CreateProduct = <Type extends ProductType>(
  known: { readonly type?: Type } & Known<Type>,
): ProductOf<Type> => {
  const type = requireObject(known, 'product').type ?? ('simple' as Type);
  if (!Object.hasOwn(productRules, type)) throw new RangeError(`Unknown product type: ${type}`);
  if (!Number.isSafeInteger(known.productId)) {
    throw new RangeError(`A productId is a whole number, got ${String(known.productId)} (${typeof known.productId})`);
  }
  requireListPrice(type, known);
  checkPrices(known);
  if ('startsAt' in known) checkPrices(known.startsAt as PriceTerms);
  // Assigned instead of spread: V8 gives the result of a second spread its own hidden class, and reading a property of
  // several products then takes a look-up each.
  return Object.assign(plainFacts(known.productId, type), productRules[type].defaults(), known) as ProductOf<Type>;
};
