import type { ContentBlock, Currency, CustomOptionType, ProductType, SiteCode } from '@ironcart/core';

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

/** Products that leave from elsewhere than their site's default origin. */
export interface SeedProductOrigins {
  readonly siteCode: SiteCode;
  /** SKUs by the code of the origin. */
  readonly productOrigins: Readonly<Record<string, readonly string[]>>;
}

/** A place of the demo store's where orders are handed out, free of charge. */
export interface SeedPickup {
  readonly siteCode: SiteCode;
  readonly label: string;
  readonly carrier: string;
  readonly originCode: string;
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

/** A form of the store's pages: what may be filled in, and what has to be. */
export interface SeedForm {
  readonly formHash: string;
  readonly name: string;
  readonly fields: readonly string[];
  readonly requiredFields: readonly string[];
  /** Those that hold an e-mail address. */
  readonly emailFields: readonly string[];
}

/** What a customer group from 2 on pays for a product, as decimal text by currency. */
export interface SeedGroupPrice {
  readonly productId: number;
  readonly groupId: number;
  readonly prices: Readonly<Partial<Record<Currency, string>>>;
}

export interface SeedEvent {
  readonly eventId: string;
  readonly name: string;
  readonly location: string;
  /** ISO 8601 dates. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly divisions: readonly { readonly divisionId: number; readonly name: string }[];
  /** Demo customers who take part, by their addresses. */
  readonly participants: readonly { readonly email: string; readonly divisionId: number }[];
}

/** Words of shoppers that search has to know, in small letters and without punctuation. */
export interface SeedSearchTerms {
  /** What the store calls something, by what shoppers call it. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Paths of the store's pages, by the phrases that lead there. */
  readonly redirects: Readonly<Record<string, string>>;
}

export interface SeedEditorialAuthor {
  readonly id: number;
  readonly name: string;
}

/** A tag or a category of the articles; no two share a number. */
export interface SeedEditorialTerm {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

export interface SeedEditorialPost {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** HTML. */
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
  readonly authorId: number;
  readonly categoryId: number;
  readonly tagIds: readonly number[];
  readonly pictureMaster: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** The articles beside the shop. */
export interface SeedEditorial {
  readonly authors: readonly SeedEditorialAuthor[];
  readonly categories: readonly SeedEditorialTerm[];
  readonly tags: readonly SeedEditorialTerm[];
  readonly posts: readonly SeedEditorialPost[];
}

/** Everything that is the demo's, and that a store of one's own has none of. */
export interface SeedData {
  readonly products: readonly SeedProduct[];
  readonly categories: readonly SeedCategory[];
  readonly pages: readonly SeedPage[];
  readonly productOrigins: readonly SeedProductOrigins[];
  readonly pickups: readonly SeedPickup[];
  readonly customers: readonly SeedCustomer[];
  readonly giftCards: readonly SeedGiftCard[];
  readonly forms: readonly SeedForm[];
  readonly groupPrices: readonly SeedGroupPrice[];
  readonly events: readonly SeedEvent[];
  readonly searchTerms: SeedSearchTerms;
  readonly editorial: SeedEditorial;
}
