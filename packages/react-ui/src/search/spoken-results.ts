import type { PreviewedProducts } from './previewed-products.ts';
import { productCount } from './product-count.ts';

/** The announcement of new results for screen readers. */
export const spokenResults = (products: PreviewedProducts<unknown>): string => {
  switch (products.kind) {
    case 'placeholders':
      return '';
    case 'unreachable':
      return 'The search cannot be reached right now. Press Enter to try the search page.';
    case 'noResults':
      return 'No Results. Top Suggestions are below.';
    case 'found':
      return `${productCount(products.products.length)} below.`;
  }
};
