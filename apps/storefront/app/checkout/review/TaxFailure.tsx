import { selectTaxState } from '@ironcart/checkout-machines';
import { Button, Notice } from '@ironcart/react-ui';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';

/** The tax call failed: without a tax there is no total, so the way on is to ask for it again. */
export const TaxFailure = () => {
  const actor = useCheckout();
  if (useSelector(actor, selectTaxState) !== 'error') return null;
  return (
    <Notice tone="error" title="The tax could not be calculated">
      <Button onClick={() => actor.send({ type: 'tax.reload' })}>Calculate it again</Button>
    </Notice>
  );
};
