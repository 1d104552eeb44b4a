import { Notice } from '@ironcart/react-ui';
import { ReviewStep } from '@ironcart/react-ui/checkout';
import { useLocation } from 'react-router';

/** The review step; after a press without scripts it says if the order differs from the one that the page had shown. */
export const Component = () => (
  <>
    {new URLSearchParams(useLocation().search).has('changed') && (
      <Notice tone="warning" title="Your order has changed">
        It is not placed yet. Please look at it again.
      </Notice>
    )}
    <ReviewStep />
  </>
);
