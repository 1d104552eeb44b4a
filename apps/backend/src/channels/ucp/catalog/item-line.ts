import type { NewLineItem } from '@ironcart/api/codec';
import { giftCardMetadata } from '@ironcart/core/list';
import { bundlePartsOf, type Product } from '@ironcart/core/product';
import type { ItemChoice, ItemPart } from './item-id.ts';

type PartOf<Kind extends ItemPart['kind']> = Extract<ItemPart, { kind: Kind }>;

const partsOf = <Kind extends ItemPart['kind']>({ parts }: ItemChoice, kind: Kind): readonly PartOf<Kind>[] =>
  parts.filter((part): part is PartOf<Kind> => part.kind === kind);

const plain = (productId: number, qty = 1): NewLineItem => ({
  productId,
  qty,
  options: {},
  metadata: {},
  children: [],
});

/** The children of a bundle: the chosen products with their quantities, and included free products. */
const bundleChildrenOf = (
  product: Extract<Product, { type: 'bundle' }>,
  choice: ItemChoice,
): readonly NewLineItem[] => {
  const chosen = partsOf(choice, 'bundle');
  const byOption = Object.fromEntries(chosen.map(({ optionId, productId }) => [optionId, productId]));
  return bundlePartsOf(product.bundleOptions, byOption).map(({ productId, qty, metadata }) => {
    const optionId = 'bundleOptionId' in metadata ? metadata.bundleOptionId : undefined;
    const childId = chosen.find((part) => part.optionId === optionId)?.childId;
    return { ...plain(productId, qty), metadata, children: childId === undefined ? [] : [plain(childId)] };
  });
};

const giftCardOf = (product: Extract<Product, { type: 'giftcard' }>, choice: ItemChoice) => {
  const [amount] = partsOf(choice, 'amount').map((part) => part.amount);
  const [delivery] = partsOf(choice, 'delivery').map((part) => part.delivery);
  if (amount === undefined) return {};
  const isListed = product.giftcardData.amounts.some((listed) => listed === amount);
  const chosen = {
    ...(delivery === undefined ? {} : { delivery }),
    ...(isListed ? { amount } : { customAmount: amount }),
  };
  return { giftcard: giftCardMetadata(chosen, product.giftcardData) };
};

/** The cart line for an id; the quote decides whether it can be sold. */
export const lineOf = (product: Product, choice: ItemChoice, qty: number): NewLineItem => {
  const options = Object.fromEntries(partsOf(choice, 'option').map(({ optionId, valueId }) => [optionId, valueId]));
  const line = { ...plain(product.productId, qty), options };
  switch (product.type) {
    case 'bundle':
      return { ...line, children: bundleChildrenOf(product, choice) };
    case 'giftcard':
      return { ...line, metadata: giftCardOf(product, choice) };
    default:
      return { ...line, children: partsOf(choice, 'child').map(({ productId }) => plain(productId)) };
  }
};
