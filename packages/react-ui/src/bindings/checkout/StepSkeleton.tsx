import { Button } from '../../primitives/Button.tsx';
import { PageHeading } from '../../primitives/PageHeading.tsx';
import { pressName } from '../../primitives/PressButton.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { openPress } from './form/read-step-form.ts';

/** The placeholder for a step that is not available yet. Without scripts, a button leads to the current one. */
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
