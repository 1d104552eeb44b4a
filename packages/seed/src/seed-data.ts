import type { ContentBlock, Country, Currency, CustomOptionType, ProductType, Region, SiteCode } from '@ironcart/core';

/** A price in one currency, as decimal text with two decimals ('345.00'), tax-exclusive. */
export interface SeedPrice {
  readonly price: string;
  readonly specialPrice?: string;
}

/** A picture by the name of its master in `art/masters.json`. */
export interface SeedPicture {
  readonly master: string;
  readonly label: string;
}

export interface SeedBundleOption {
  readonly id: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly includedProductId: number | null;
  readonly values: readonly {
    readonly productId: number;
    readonly priceType: 'fixed' | 'percent';
    /** Decimal text by currency for `fixed`, a percentage for `percent`; left out: the child's own price. */
    readonly price?: Readonly<Partial<Record<Currency, string>>> | string;
    readonly defaultQty: number;
    readonly canChangeQty: boolean;
    readonly isDefault: boolean;
  }[];
}

export interface SeedProduct {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly type: ProductType;
  readonly brand: string;
  /** Path without the leading slash, unique, as in 'olympic-barbell-20kg'. */
  readonly urlKey: string;
  readonly shortDescription: string;
  /** HTML. */
  readonly description: string;
  readonly prices: Readonly<Record<Currency, SeedPrice>>;
  /** Pounds. */
  readonly weight: number;
  /** Centimetres, of the packed box. */
  readonly dimensions?: { readonly length: number; readonly width: number; readonly height: number };
  readonly pictures: readonly SeedPicture[];
  readonly categoryIds: readonly number[];
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly gearSpecs: readonly { readonly label: string; readonly value: string }[];
  readonly inventory: {
    readonly qoh: number;
    readonly min: number;
    readonly max: number;
    readonly backorder: boolean;
    readonly leadTime: string | null;
    readonly bin: boolean;
  };
  /** 4 is a visible page, 1 is only reachable through its parent. */
  readonly visibility: 1 | 4;
  readonly rating?: { readonly average: number; readonly count: number };
  /** Children of a configurable, a grouped product or a bundle. */
  readonly childrenIds?: readonly number[];
  readonly axes?: readonly {
    readonly attribute: string;
    readonly label: string;
    readonly values: readonly {
      readonly value: string;
      readonly label: string;
      readonly swatch?: string;
      readonly productIds: readonly number[];
    }[];
  }[];
  readonly bundleOptions?: readonly SeedBundleOption[];
  readonly customOptions?: readonly {
    readonly id: number;
    readonly title: string;
    readonly type: CustomOptionType;
    readonly isRequired: boolean;
    readonly price: Readonly<Record<Currency, string>>;
    readonly values: readonly {
      readonly id: number;
      readonly title: string;
      readonly price: Readonly<Record<Currency, string>>;
    }[];
  }[];
  readonly giftcardData?: {
    readonly isOpenAmountAllowed: boolean;
    readonly openAmountMin: string | null;
    readonly openAmountMax: string | null;
    readonly amounts: readonly string[];
    readonly type: 'virtual' | 'physical';
  };
  readonly hundoPricing?: readonly {
    readonly ruleWeight: number;
    readonly discountPerLb: Readonly<Record<Currency, string>>;
  }[];
}

export interface SeedCategory {
  readonly categoryId: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly urlKey: string;
  readonly description: string;
  readonly pictureMaster: string | null;
  /** Where the category stands among its siblings, from 1. */
  readonly position: number;
  readonly inMenu: boolean;
}

export interface SeedPage {
  readonly id: number;
  readonly identifier: string;
  /** Path with its leading slash. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly ContentBlock[];
}

/** A way to ship: what it costs is read from weight bands, per package. */
export interface SeedShippingMethod {
  readonly siteCode: SiteCode;
  readonly shippingCode: string;
  readonly label: string;
  readonly carrier: string;
  readonly countries: readonly string[];
  readonly isPickup: boolean;
  /** Heaviest package this method takes, in pounds; null: no limit. */
  readonly maxPackageWeight: number | null;
  /** Ascending; the first band whose `upToWeight` (pounds) holds the package applies, null is open-ended. */
  readonly bands: readonly { readonly upToWeight: number | null; readonly base: string; readonly perLb: string }[];
}

export interface SeedTaxRule {
  readonly countryId: string;
  /** 'goods', 'food' or 'ebook'. */
  readonly taxClass: 'goods' | 'food' | 'ebook';
  /** '*', a literal or a prefix with a trailing '*'. */
  readonly postcode: string;
  /** '*' or the subdivision's code. */
  readonly region: string;
  /** Percent, as text: '7.25'. */
  readonly rate: string;
  readonly code: string;
}

export interface SeedCustomer {
  readonly email: string;
  /** In clear: it is printed by `npm start`. The backend stores its Argon2id hash. */
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
  readonly groupId: number;
  readonly addresses: readonly {
    readonly street: readonly string[];
    readonly city: string;
    readonly region: string;
    readonly postcode: string;
    readonly countryId: string;
    readonly isDefaultShipping: boolean;
    readonly isDefaultBilling: boolean;
  }[];
}

export interface SeedGiftCard {
  readonly code: string;
  readonly currency: Currency;
  readonly balance: string;
}

/** Everything the demo store starts with. */
export interface SeedData {
  readonly products: readonly SeedProduct[];
  readonly categories: readonly SeedCategory[];
  readonly pages: readonly SeedPage[];
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly shippingMethods: readonly SeedShippingMethod[];
  readonly taxRules: readonly SeedTaxRule[];
  readonly customers: readonly SeedCustomer[];
  readonly giftCards: readonly SeedGiftCard[];
}
