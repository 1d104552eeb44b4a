import { selectShippingRefusal, selectShippingState, selectTaxState } from '@ironcart/checkout-machines';
import { Notice } from '../../primitives/Notice.tsx';
import { PressButton } from '../../primitives/PressButton.tsx';
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
          action={
            <PressButton press="rates.reload" onPress={() => actor.send({ type: 'rates.reload' })}>
              Load the rates again
            </PressButton>
          }
        >
          {refusal ?? 'The shipping rates did not load.'}
        </Notice>
      )}
      {tax === 'error' && (
        <Notice
          tone="error"
          action={
            <PressButton press="tax.reload" onPress={() => actor.send({ type: 'tax.reload' })}>
              Calculate it again
            </PressButton>
          }
        >
          The tax could not be calculated.
        </Notice>
      )}
    </>
  );
};
