import {
  BoxContents,
  type BoxContentsProps,
  FitsList,
  type FitsListProps,
  lazyWithRetry,
  Reviews,
  type ReviewsView,
  SpecTable,
  type SpecTableProps,
} from '@ironcart/react-ui';
import { Suspense } from 'react';
import { reviewsPath } from '../account/account-pages.ts';
import type { ProductReviewsData } from './read-reviews.server.ts';
import { withReviewView } from './review-view.ts';

const Recommendations = lazyWithRetry(async () => (await import('../content/Recommendations.tsx')).Recommendations);

export interface ProductDetailsProps
  extends Pick<BoxContentsProps, 'weight'>,
    Pick<FitsListProps, 'fits'>,
    SpecTableProps {
  readonly product: {
    readonly productId: number;
    readonly name: string;
    readonly url: string;
    readonly rating: { readonly average: number; readonly count: number } | undefined;
  };
  readonly box: BoxContentsProps['things'];
  /** Undefined if they cannot be read. */
  readonly reviews: ProductReviewsData | undefined;
  /** The id of their section. */
  readonly reviewsId: string;
  /** The page's query, whose selection is kept when the reviews' page changes. */
  readonly parameters: URLSearchParams;
}

/** The sections below a product's description: specifications, contents of the box, compatible products, reviews, similar products. */
export const ProductDetails = (props: ProductDetailsProps) => {
  const { product, specs, box, weight, fits, reviews, reviewsId, parameters } = props;
  const reviewsAt = (view: ReviewsView) => `${product.url}${withReviewView(parameters, view)}#${reviewsId}`;
  return (
    <>
      {specs.length > 0 && <SpecTable specs={specs} />}
      {box.length > 0 && <BoxContents things={box} weight={weight} />}
      {fits.length > 0 && <FitsList productName={product.name} fits={fits} />}
      {reviews && (
        <Reviews
          {...reviews}
          id={reviewsId}
          rating={product.rating}
          hrefOf={reviewsAt}
          writeHref={`${reviewsPath}?product=${product.productId}`}
          voteTarget={{ action: reviewsPath, fields: { intent: 'helpful', back: reviewsAt(reviews) } }}
        />
      )}
      <Suspense>
        <Recommendations place="product" page={product.url} />
      </Suspense>
    </>
  );
};
