import { PageHeading } from '../../../primitives/PageHeading.tsx';
import { useSelector } from '../../use-selector.ts';
import { CallFailures } from '../CallFailures.tsx';
import { useCheckout } from '../checkout-context.ts';
import { StepForm } from '../StepForm.tsx';
import { OrderAgreements } from './OrderAgreements.tsx';
import { OrderComments } from './OrderComments.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { PromotionNote } from './PromotionNote.tsx';
import { shownOrder, shownOrderName } from './shown-order.ts';

/** A hidden field that tells the server which order the page displayed, for placing without scripts. */
const ShownOrder = () => (
  <input type="hidden" name={shownOrderName} value={useSelector(useCheckout(), shownOrder)} readOnly />
);

/** All entered data, and the button that places the order. */
export const ReviewStep = () => {
  const actor = useCheckout();
  return (
    <StepForm step="review" onSubmit={() => actor.send({ type: 'order.place' })}>
      <ShownOrder />
      <PageHeading title="One last look" />
      <OrderFacts />
      <PromotionNote />
      <OrderComments />
      <OrderAgreements />
      <CallFailures />
      <PlaceOrder />
    </StepForm>
  );
};
