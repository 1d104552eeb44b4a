import type { Money } from '../money/money.ts';
import { requireObject } from '../require-argument.ts';

/** A picture of a product; `link` is a master's path that the image service can transform. */
export interface GalleryImage {
  readonly label: string;
  readonly link: string;
  readonly width: number;
  readonly height: number;
  /** A tiny blurred preview as a data URI, shown until the picture has loaded. */
  readonly blurred?: string | undefined;
}

/** Stock of a product (S3-product-11), in pieces. */
export interface Inventory {
  readonly min: number;
  readonly max: number;
  readonly qoh: number;
  readonly backorder: boolean;
  readonly leadTime: string | null;
  readonly restockStatus: string | null;
  readonly promoQty: number | null;
  /** Whether a back-in-stock notice may be requested. */
  readonly bin: boolean;
}

/** Product attributes by name; the wire carries strings, numbers and booleans. */
export type ProductAttributes = Readonly<Record<string, string | number | boolean | null>>;

/** Price of a bundle child: its own amount, or a percentage of the bundle's price. */
export type BundlePriceType = 'fixed' | 'percent';

/** A product that can be chosen for an option of a bundle. */
export interface BundleOptionValue {
  readonly productId: number;
  readonly priceType: BundlePriceType;
  /** Minor units for `fixed`, hundredths of a percent for `percent`; undefined: the child's own price. */
  readonly price: number | undefined;
  readonly defaultQty: number;
  readonly canChangeQty: boolean;
  readonly isDefault: boolean;
}

/** A choice in a bundle, for example "Bar". */
export interface BundleOption {
  readonly id: number;
  readonly title: string;
  readonly isRequired: boolean;
  /** The product included for free with this option, if any. */
  readonly includedProductId: number | null;
  readonly values: readonly BundleOptionValue[];
}

/** The control of a custom option. */
export type CustomOptionType = 'radio' | 'drop_down' | 'checkbox' | 'multiple' | 'area';

/** A value of a custom option with its surcharge. */
export interface CustomOptionValue {
  readonly id: number;
  readonly title: string;
  readonly price: Money;
}

/** A choice specific to one product, for example an engraving or a logo colour. */
export interface CustomOption {
  readonly id: number;
  readonly title: string;
  readonly type: CustomOptionType;
  readonly isRequired: boolean;
  /** Added for an `area` that is filled in. */
  readonly price: Money;
  readonly values: readonly CustomOptionValue[];
}

/** The amounts in which a gift card is sold, and its delivery. */
export interface GiftCardData {
  readonly isOpenAmountAllowed: boolean;
  readonly openAmountMin: Money | null;
  readonly openAmountMax: Money | null;
  readonly amounts: readonly Money[];
  /** `combined`: the shopper chooses between e-mail and post. */
  readonly type: 'virtual' | 'physical' | 'combined';
}

/** A weight tier: from `ruleWeight` pounds on, `discountPerLb` minor units off per pound. */
export interface WeightTier {
  readonly ruleWeight: number;
  readonly discountPerLb: Money;
}

/** An attribute by which the children of a configurable differ, for example colour or size. */
export interface ConfigurableAxis {
  /** The attribute's name, as in 'color'. */
  readonly attribute: string;
  readonly label: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly swatch?: string | undefined;
    readonly productIds: readonly number[];
  }[];
}

/** Whether a boolean attribute is true, in any of the wire's notations. */
export const isAttributeOn = (attributes: ProductAttributes, name: string): boolean => {
  requireObject(attributes, 'attributes');
  const value = attributes[name];
  return value === true || value === 1 || value === '1' || value === 'true';
};
