import type { LineItem } from '@ironcart/core/list';
import type { Product, ProductOf, ProductType } from '@ironcart/core/product';
import { addChosenParts } from './bundle.ts';
import { canReadChildren } from './child.ts';
import { addChosenChild } from './configurable.ts';
import { priceGiftCard } from './gift-card.ts';
import type { LineDraft, ParentTerms, PrepareChild } from './line-draft.ts';
import type { PriceSource } from './prepared-line.ts';
import { type PricingRun, report } from './pricing-run.ts';

/** How an item of one product type is checked and priced. Whatever is wrong with it is reported to the run. */
export interface TypePricing<Type extends ProductType> {
  /** Where the own price of a piece comes from, unless a bundle around it says so. */
  readonly source: PriceSource;
  /** Whether the item is one that the type can be sold by. */
  readonly isSound: (item: LineItem, product: ProductOf<Type>, run: PricingRun) => boolean;
  /** The own price of a piece in minor units, of the source 'given'; undefined where the item names none. */
  readonly amountOf?: (item: LineItem, product: ProductOf<Type>, run: PricingRun) => number | undefined;
  /** Adds the item's children to the draft; whether the own price of the draft is known. */
  readonly addChildren?: (
    draft: LineDraft,
    product: ProductOf<Type>,
    run: PricingRun,
    terms: ParentTerms,
    prepareChild: PrepareChild,
  ) => boolean;
}

const isAlone = (item: LineItem, { productId }: { readonly productId: number }, run: PricingRun): boolean => {
  if (item.children.length > 0) report(run, productId, { code: 'invalidConfigurable' });
  else if (item.metadata.giftcard) report(run, productId, { code: 'invalidGiftCardProduct' });
  else return true;
  return false;
};

const hasReadableChildren = (item: LineItem, _product: unknown, run: PricingRun): boolean => canReadChildren(item, run);

/** The pricing of every product type. */
const typePricing: { readonly [Type in ProductType]: TypePricing<Type> } = {
  simple: { source: 'ladder', isSound: isAlone },
  virtual: { source: 'ladder', isSound: isAlone },
  configurable: { source: 'child', isSound: hasReadableChildren, addChildren: addChosenChild },
  bundle: { source: 'ladder', isSound: hasReadableChildren, addChildren: addChosenParts },
  giftcard: { source: 'given', isSound: () => true, amountOf: priceGiftCard },
  grouped: {
    source: 'ladder',
    isSound: (_item, { productId }, run) => {
      report(run, productId, { code: 'groupedNotPriceable' });
      return false;
    },
  },
};

/** The pricing of a product's type; undefined of a type that is none. */
export const pricingOfType = <Type extends ProductType>({
  type,
}: {
  readonly type: Type;
}): TypePricing<Type> | undefined => (Object.hasOwn(typePricing, type) ? typePricing[type] : undefined);

/** Whether items of a type are nothing but pieces at the price of the ladder, as most items of most carts are. */
export const isPlainType = (product: Product): product is ProductOf<'simple' | 'virtual'> =>
  product.type === 'simple' || product.type === 'virtual';
