import type { ItemMetadata } from '../list/line-item.ts';
import { type Money, zero } from '../money/index.ts';
import { requireKey, requireObject } from '../require-argument.ts';
import type {
  BundleOption,
  ConfigurableAxis,
  CustomOption,
  GalleryImage,
  GiftCardData,
  Inventory,
  ProductAttributes,
  WeightTier,
} from './product-parts.ts';

/** The prices of a product in minor units of the site's currency. */
export interface PriceTerms {
  /** Wire: `price`. */
  readonly listPrice: Money;
  /** Wire: `special_price`. */
  readonly salePrice: Money | undefined;
  /** The price of the customer's group, if the server sent one. */
  readonly groupPrice?: Money | undefined;
}

/** Properties of a product that is sold itself: prices and options. */
export interface Sellable extends PriceTerms {
  readonly customOptions: readonly CustomOption[];
}

/** Properties of a product with children: a configurable's variants, a bundle's choices, a group's members. */
export interface Composed {
  readonly childrenIds: readonly number[];
  /** Empty if they were not loaded. */
  readonly children: readonly Product[];
}

/** The properties that only products of one type have, by type (S3-product-02). */
export interface ProductShapes {
  readonly simple: Sellable;
  readonly configurable: Sellable & Composed & { readonly axes: readonly ConfigurableAxis[] };
  readonly bundle: Sellable & Composed & { readonly bundleOptions: readonly BundleOption[] };
  /** No price: its members are sold. */
  readonly grouped: Composed & {
    /** The prices of its cheapest member, for lists that do not load the members. */
    readonly startsAt: PriceTerms;
  };
  readonly giftcard: Sellable & { readonly giftcardData: GiftCardData };
  readonly virtual: Sellable;
}

/** The type of a product; determines its properties and how it is sold. */
export type ProductType = keyof ProductShapes;

/** The properties of products of every type. */
export interface ProductFacts {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly thumbnail: string;
  /** Path on the site, without the site's base path, as in '/ohio-bar'. */
  readonly url: string;
  readonly hasRedirect: boolean;
  readonly gallery: readonly GalleryImage[];
  readonly attributes: ProductAttributes;
  /** Pounds. */
  readonly weight: number;
  readonly hundoPricing: readonly WeightTier[];
  readonly inventory: Inventory | undefined;
  /** Whether the price is a minimum ("from"), because some variants, members or amounts cost more. */
  readonly hasDearerVariants?: boolean | undefined;
  /** 4 is a visible page (S9-visibility-01). */
  readonly visibility: number;
  /** HTML; sanitize it before display. */
  readonly description: string;
  readonly shortDescription: string;
  readonly brand: string;
  /** Specifications: rows of a label and a value, for example 'Shaft diameter', '28.5 mm'. */
  readonly gearSpecs: readonly { readonly label: string; readonly value: string }[];
  readonly categoryIds: readonly number[];
  readonly rating: { readonly average: number; readonly count: number } | undefined;
}

/** A product of one type. */
export type ProductOf<Type extends ProductType> = Type extends ProductType
  ? ProductFacts & ProductShapes[Type] & { readonly type: Type }
  : never;

/** A product as pricing, lists and views know it: a union discriminated by `type`. */
export type Product = ProductOf<ProductType>;

/** A product with its own prices. */
export type PricedProduct = Extract<Product, PriceTerms>;

/** A product with children. */
export type ComposedProduct = Extract<Product, Composed>;

/** The rules of one product type except its pricing, which is in `@ironcart/pricing`. */
export interface ProductRules<Type extends ProductType> {
  /** Default properties of a new product of this type; new objects for each call, because their lists are exposed. */
  readonly defaults: () => Partial<ProductShapes[Type]>;
  /** Whether the selected child is sold: its price, promotion, weight and earned discounts apply. */
  readonly isSoldAsChild: boolean;
  /** Whether a line of this type can redeem entitlements (S6-tickets). */
  readonly canRedeem: boolean;
  /** Whether it is stored value: not taxed when sold, and issued as gift cards after payment. */
  readonly isStoredValue: boolean;
  /** Whether some lines of the type are not shipped. */
  readonly canShipNothing: boolean;
  /** Whether a line with this metadata is not shipped (S4-ship-12). */
  readonly shipsNothing: (metadata: ItemMetadata) => boolean;
  /** Whether a product of the type is shipped, so that its weight counts. */
  readonly isShipped: (product: ProductOf<Type>) => boolean;
}

const goods = {
  isSoldAsChild: false,
  canRedeem: true,
  isStoredValue: false,
  canShipNothing: false,
  shipsNothing: () => false,
  isShipped: () => true,
} as const;

/** Contains every price property in one order, so that products of a type share one V8 hidden class. */
const sellable = () => ({ listPrice: zero, salePrice: undefined, groupPrice: undefined, customOptions: [] });
const composed = () => ({ childrenIds: [], children: [] });

/** The rules of every product type. */
export const productRules: { readonly [Type in ProductType]: ProductRules<Type> } = {
  simple: { ...goods, defaults: sellable },
  configurable: { ...goods, isSoldAsChild: true, defaults: () => ({ ...sellable(), ...composed(), axes: [] }) },
  bundle: { ...goods, defaults: () => ({ ...sellable(), ...composed(), bundleOptions: [] }) },
  grouped: { ...goods, canRedeem: false, defaults: composed },
  giftcard: {
    ...goods,
    defaults: sellable,
    canRedeem: false,
    isStoredValue: true,
    canShipNothing: true,
    shipsNothing: ({ giftcard }) => (giftcard?.delivery ?? 'email') === 'email',
    isShipped: ({ giftcardData }) => giftcardData.type === 'physical',
  },
  virtual: { ...goods, defaults: sellable, canShipNothing: true, shipsNothing: () => true, isShipped: () => false },
};

/** Every product type. */
export const productTypes = Object.keys(productRules) as readonly ProductType[];

/** The rules of a product's own type. */
export const rulesOf = <Type extends ProductType>(product: { readonly type: Type }): ProductRules<Type> => {
  requireObject(product, 'product');
  requireKey(product.type, 'product.type', productRules);
  return productRules[product.type];
};
