import { Notice, PageHeading, Skeleton } from '@ironcart/react-ui';

/** The place of a step that cannot be shown yet. */
export const StepSkeleton = () => (
  <>
    <PageHeading title="Checkout" />
    <noscript>
      <Notice tone="warning">Paying needs scripts: switch them on for this site and reload the page.</Notice>
    </noscript>
    <div data-needs-scripts="">
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </div>
  </>
);
