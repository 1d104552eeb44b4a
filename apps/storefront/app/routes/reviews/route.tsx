import { Notice, OwnReviews, PageHeading, ReviewForm, useUi } from '@ironcart/react-ui';
import { reviewsPath } from '../../account/account-pages.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

const target = { action: reviewsPath } as const;

export const Component = () => {
  const { product, author, reviews, reviewable, pictures, isSent } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const { Link } = useUi();
  if (product) {
    const { productId, name, path } = product;
    return (
      <>
        <PageHeading title="Write a review" intro={<Link href={path}>{name}</Link>} />
        <ReviewForm
          target={{ action: `${reviewsPath}?product=${productId}`, fields: { intent: 'write', productId } }}
          values={answer?.values ?? { rating: '', title: '', text: '', author }}
          errors={answer?.errors}
          photoIds={answer?.photoIds}
          failure={answer?.failure}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading title="Your reviews" intro="Others read them once we have read them." />
      <div role="status">
        {isSent && <Notice tone="success">Thank you. Your review is here, and we read it before others do.</Notice>}
      </div>
      <OwnReviews
        reviews={reviews}
        reviewable={reviewable}
        pictures={pictures}
        writeHrefOf={(productId) => `${reviewsPath}?product=${productId}`}
        removeTarget={{ ...target, fields: { intent: 'remove' } }}
      />
    </>
  );
};
