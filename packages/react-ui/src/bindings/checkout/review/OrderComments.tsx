import { TextArea } from '../../../primitives/TextArea.tsx';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';

/** The maximum length in the HTTP contract. */
const longestComment = 500;

/** The shopper's comments on the order. */
export const OrderComments = () => {
  const actor = useCheckout();
  const comments = useSelector(actor, ({ context }) => context.comments);
  return (
    <TextArea
      label="Comments on your order"
      name="comments"
      isOptional
      maxLength={longestComment}
      hint="For the people who pack it."
      value={comments}
      onValueChange={(text) => actor.send({ type: 'comments.changed', comments: text })}
    />
  );
};
