import { PageHeading, TextArea } from '@ironcart/react-ui';
import { CallFailures } from '../CallFailures.tsx';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';
import { useSelector } from '../use-selector.ts';
import { OrderAgreements } from './OrderAgreements.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { PromotionNote } from './PromotionNote.tsx';

/** As the wire takes them at most. */
const longestComment = 500;

/** All that was entered, once more, and the button that spends the money. */
export const ReviewStep = () => {
  const actor = useCheckout();
  const comments = useSelector(actor, ({ context }) => context.comments);
  return (
    <>
      <PageHeading title="One last look" />
      <ErrorsBeside fields={['cart', 'totals']} />
      <OrderFacts />
      <PromotionNote />
      <TextArea
        label="Comments on your order"
        name="comments"
        isOptional
        maxLength={longestComment}
        hint="For the people who pack it."
        value={comments}
        onValueChange={(text) => actor.send({ type: 'comments.changed', comments: text })}
      />
      <OrderAgreements />
      <CallFailures />
      <PlaceOrder />
    </>
  );
};
