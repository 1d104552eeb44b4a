import { axesOf, childrenOf, type Product } from '@ironcart/core/product';
import { type StockLevel, stockLevelOf } from '@ironcart/core/stock';
import type { StockView } from '@ironcart/react-ui';
import { withArticle } from './with-article.ts';

const isAtHand = ({ code }: StockLevel): boolean => code === 'inStock' || code === 'lowStock';

/** The stock of members that are selected individually, each of which shows its own stock. */
const piecesStock = (levels: readonly StockLevel[]): StockView | undefined => {
  const inStock = levels.filter(isAtHand).length;
  if (inStock === 0) return undefined;
  return inStock === levels.length ? { code: 'inStock' } : { code: 'someInStock', inStock, of: levels.length };
};

/**
 * The stock before a selection: depends on the selection, unless everything is out of stock; for a grouped product, how
 * many of its members are in stock.
 */
export const openChoiceStock = (product: Product): StockView | undefined => {
  const levels = childrenOf(product).map(({ inventory }) => stockLevelOf(inventory));
  if (levels.length > 0 && levels.every(({ code }) => code === 'outOfStock')) return { code: 'outOfStock' };
  const choice = axesOf(product)
    .map(({ label }) => withArticle(label))
    .join(' and ');
  return choice === '' ? piecesStock(levels) : { code: 'open', choice };
};
