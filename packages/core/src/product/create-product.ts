import { money } from '../money/index.ts';
import {
  type PriceTerms,
  type ProductFacts,
  type ProductOf,
  type ProductShapes,
  type ProductType,
  productRules,
} from './product.ts';

/** What a type's `defaults` may leave to them. */
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

/** What has to be known of a product of a type, and what may be. */
export type Known<Type extends ProductType, Defaulted extends string = never> = Loosened<
  Pick<ProductFacts, 'productId' | 'name'> & Partial<ProductFacts> & Loosened<ProductShapes[Type], DefaultedKey>,
  Defaulted
>;

/** What every product has unless it says otherwise; made anew each time, since its lists are handed out. */
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
  visibility: 4,
  description: '',
  shortDescription: '',
  brand: '',
  gearSpecs: [],
  categoryIds: [],
  rating: undefined,
});

const checkPrices = (prices: object): void => {
  const { listPrice, salePrice, groupPrice }: Partial<PriceTerms> = prices;
  for (const price of [listPrice, salePrice, groupPrice]) if (price !== undefined) money(price);
};

/** Makes a product of what is known of it. */
export interface CreateProduct<Defaulted extends string = never> {
  (known: { readonly type?: 'simple' } & Known<'simple', Defaulted>): ProductOf<'simple'>;
  <Type extends ProductType>(known: { readonly type: Type } & Known<NoInfer<Type>, Defaulted>): ProductOf<Type>;
}

/**
 * Creates a product from what is known of it: a visible product without options, with 10,000 in stock, and a simple one
 * unless it names its type. Amounts are in minor units, the weight in pounds.
 * @throws RangeError for a list, sale or group price that is no whole number of minor units
 */
export const createProduct: CreateProduct = <Type extends ProductType>(
  known: { readonly type?: Type } & Known<Type>,
): ProductOf<Type> => {
  const type = known.type ?? ('simple' as Type);
  checkPrices(known);
  if ('startsAt' in known) checkPrices(known.startsAt as PriceTerms);
  // Assigned, not spread: V8 gives the result of a second spread a hidden class of its own, so that reading a property
  // of several products takes a look-up for each.
  return Object.assign(plainFacts(known.productId, type), productRules[type].defaults(), known) as ProductOf<Type>;
};
