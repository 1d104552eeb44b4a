import { Notice } from '../../primitives/Notice.tsx';
import { PageHeading } from '../../primitives/PageHeading.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';

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
