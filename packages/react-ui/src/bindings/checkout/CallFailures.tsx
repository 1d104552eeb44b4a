import { selectShippingRefusal, selectShippingState, selectTaxState } from '@ironcart/checkout-machines';
import { Button } from '../../primitives/Button.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';

/**
 * Failed requests for rates and tax, each with a retry button: without them there is no total, and no order can be
 * placed.
 */
export const CallFailures = () => {
  const actor = useCheckout();
  const shipping = useSelector(actor, selectShippingState);
  const refusal = useSelector(actor, selectShippingRefusal);
  const tax = useSelector(actor, selectTaxState);
  return (
    <>
      {shipping === 'error' && (
        <Notice
          tone="error"
          action={<Button onClick={() => actor.send({ type: 'rates.reload' })}>Load the rates again</Button>}
        >
          {refusal ?? 'The shipping rates did not load.'}
        </Notice>
      )}
      {tax === 'error' && (
        <Notice
          tone="error"
          action={<Button onClick={() => actor.send({ type: 'tax.reload' })}>Calculate it again</Button>}
        >
          The tax could not be calculated.
        </Notice>
      )}
    </>
  );
};
