import type { LineItem } from '@ironcart/core/list';
import type { Product, ProductOf, ProductType } from '@ironcart/core/product';
import { addChosenParts } from './bundle.ts';
import { canReadChildren } from './child.ts';
import { addChosenChild } from './configurable.ts';
import { priceGiftCard } from './gift-card.ts';
import type { LineDraft, ParentTerms, PrepareChild } from './line-draft.ts';
import type { PriceSource } from './prepared-line.ts';
import { type PricingRun, report } from './pricing-run.ts';

/** The validation and pricing of one product type. Problems are reported to the run. */
export interface TypePricing<Type extends ProductType> {
  /** The source of a piece's own price, unless a bundle sets it. */
  readonly source: PriceSource;
  /** Whether the item is valid for the type. */
  readonly isSound: (item: LineItem, product: ProductOf<Type>, run: PricingRun) => boolean;
  /** The own price of a piece in minor units, for the source 'given'; undefined if the item has none. */
  readonly amountOf?: (item: LineItem, product: ProductOf<Type>, run: PricingRun) => number | undefined;
  /** Adds the item's children to the draft; returns whether the draft's own price is known. */
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

/** The pricing of a product's type; undefined for an unknown type. */
export const pricingOfType = <Type extends ProductType>({
  type,
}: {
  readonly type: Type;
}): TypePricing<Type> | undefined => (Object.hasOwn(typePricing, type) ? typePricing[type] : undefined);

/** Whether items of a type are plain pieces priced by the ladder, the most common case. */
export const isPlainType = (product: Product): product is ProductOf<'simple' | 'virtual'> =>
  product.type === 'simple' || product.type === 'virtual';
