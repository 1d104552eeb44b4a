import { Reviews } from '@ironcart/react-ui';
import { reviewsPath } from '../account/account-pages.ts';
import type { ProductReviewsData } from './read-reviews.server.ts';
import { withReviewView } from './review-view.ts';

export interface ProductReviewsProps extends ProductReviewsData {
  /** The section's id. */
  readonly id: string;
  readonly product: {
    readonly productId: number;
    readonly url: string;
    readonly rating: { readonly average: number; readonly count: number } | undefined;
  };
  /** The page's query, whose choice of the product stays. */
  readonly parameters: URLSearchParams;
}

/** What customers say of the product of a page, with the way to write about it. */
export const ProductReviews = ({ id, product, parameters, ...shown }: ProductReviewsProps) => (
  <Reviews
    {...shown}
    id={id}
    rating={product.rating}
    hrefOf={(view) => `${product.url}${withReviewView(parameters, view)}#${id}`}
    writeHref={`${reviewsPath}?product=${product.productId}`}
    voteTarget={{ action: reviewsPath, fields: { intent: 'helpful', back: product.url } }}
  />
);
