import { axesOf, childrenOf, type Product } from '@ironcart/core/product';
import { stockLevelOf } from '@ironcart/core/stock';
import type { StockView } from '@ironcart/react-ui';
import { withArticle } from './with-article.ts';

/** The stock before a selection: depends on the choice, unless everything is out of stock. */
export const openChoiceStock = (product: Product): StockView | undefined => {
  const children = childrenOf(product);
  if (children.length > 0 && children.every(({ inventory }) => stockLevelOf(inventory).code === 'outOfStock')) {
    return { code: 'outOfStock' };
  }
  const choice = axesOf(product)
    .map(({ label }) => withArticle(label))
    .join(' and ');
  return choice === '' ? undefined : { code: 'open', choice };
};
