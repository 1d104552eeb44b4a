import { selectAmountToPay, selectBlockedReason, selectIsPlacing } from '@ironcart/checkout-machines';
import { zero } from '@ironcart/core';
import { PlaceButton } from '@ironcart/react-ui';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';
import { whatPlacingMeans } from './what-placing-means.ts';

/** The button that places the order: what it takes, that it works, or why it does not. */
export const PlaceOrder = () => {
  const actor = useCheckout();
  const amount = useSelector(actor, selectAmountToPay);
  const choice = useSelector(actor, ({ context }) => context.payment.choice);
  const isPlacing = useSelector(actor, selectIsPlacing);
  const reason = useSelector(actor, selectBlockedReason);
  return (
    <PlaceButton
      amount={amount ?? zero}
      isBusy={isPlacing}
      isDisabled={!isPlacing && reason !== undefined}
      note={isPlacing ? undefined : (reason ?? whatPlacingMeans(choice, amount))}
      onPlace={() => actor.send({ type: 'order.place' })}
    />
  );
};
