import type { NewLineItem } from '@ironcart/api/codec';
import type { LineItem } from '@ironcart/core/list';

/** The same choice for another list: without the line's id, and without what the server alone sets. */
export const copyOfItem = ({ productId, qty, options, metadata, children }: LineItem): NewLineItem => {
  const { fluidPrice: _price, customSku: _sku, ...chosen } = metadata;
  return { productId, qty, options, metadata: chosen, children: children.map(copyOfItem) };
};
