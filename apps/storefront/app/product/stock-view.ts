import { type Product, stockLevelOf } from '@ironcart/core';
import type { StockView } from '@ironcart/react-ui';
import { withArticle } from './with-article.ts';

/** What is said before a choice is made: that it decides the stock, unless there is none of any. */
export const openChoiceStock = ({ axes, children }: Pick<Product, 'axes' | 'children'>): StockView | undefined => {
  if (children.length > 0 && children.every(({ inventory }) => stockLevelOf(inventory).code === 'outOfStock')) {
    return { code: 'outOfStock' };
  }
  const choice = axes.map(({ label }) => withArticle(label)).join(' and ');
  return choice === '' ? undefined : { code: 'open', choice };
};
