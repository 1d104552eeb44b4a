import type { PreviewedProducts } from '@ironcart/shop-machines';

/** What is said of new results to those who do not see them. */
export const spokenResults = (products: PreviewedProducts<unknown>): string => {
  switch (products.kind) {
    case 'placeholders':
      return '';
    case 'unreachable':
      return 'The search cannot be reached right now. Press Enter to try the search page.';
    case 'noResults':
      return 'No Results. Top Suggestions are below.';
    case 'found':
      return products.products.length === 1 ? '1 product below.' : `${products.products.length} products below.`;
  }
};
