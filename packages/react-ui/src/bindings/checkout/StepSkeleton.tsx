import { Button } from '../../primitives/Button.tsx';
import { PageHeading } from '../../primitives/PageHeading.tsx';
import { pressName } from '../../primitives/PressButton.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { openPress } from './form/read-step-form.ts';

/** The place of a step that cannot be shown yet. Without scripts, a button leads to the step that can. */
export const StepSkeleton = () => (
  <>
    <PageHeading title="Checkout" />
    <noscript>
      <form method="post">
        <Button type="submit" variant="primary" size="large" name={pressName} value={openPress}>
          Continue to checkout
        </Button>
      </form>
    </noscript>
    <div data-needs-scripts="">
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </div>
  </>
);
