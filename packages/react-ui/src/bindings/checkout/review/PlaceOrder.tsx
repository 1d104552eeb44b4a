import {
  type CheckoutSnapshot,
  selectAmountToPay,
  selectBlockedReason,
  selectIsPlacing,
  selectShippingState,
  selectTaxState,
  selectTotals,
} from '@ironcart/checkout-machines';
import { PlaceButton } from '../../../checkout/PlaceButton.tsx';
import { sameJson } from '../../same-json.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { whatPlacingMeans } from './what-placing-means.ts';

/** Whether the order's costs are being requested again; the button is busy until they are known. */
const isBeingRechecked = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ editing: 'rechecking' }) ||
  snapshot.matches({ editing: 'recovering' }) ||
  selectShippingState(snapshot) === 'loading' ||
  selectTaxState(snapshot) === 'loading';

/** Button that submits the review's form, which places the order: displays the amount, its progress, or why it is disabled. */
export const PlaceOrder = () => {
  const actor = useCheckout();
  const amount = useSelector(actor, selectAmountToPay);
  const choice = useSelector(actor, ({ context }) => context.payment.choice);
  const isPlacing = useSelector(actor, selectIsPlacing);
  const isRechecked = useSelector(actor, isBeingRechecked);
  const reason = useSelector(actor, selectBlockedReason);
  const { giftcards } = useSelector(actor, selectTotals, sameJson);
  const isBusy = isPlacing || isRechecked;
  return (
    <PlaceButton
      amount={amount}
      byGiftCard={giftcards}
      isBusy={isBusy}
      busyLabel={isPlacing ? 'Placing your order' : 'Bringing your order up to date'}
      isDisabled={!isBusy && reason !== undefined}
      note={isPlacing ? undefined : (reason ?? whatPlacingMeans(choice, amount))}
    />
  );
};
