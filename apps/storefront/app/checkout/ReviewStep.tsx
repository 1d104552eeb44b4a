import {
  selectBlockedReason,
  selectCard,
  selectIsBillingSameAsShipping,
  selectIsPlacing,
  selectIsVirtual,
  selectNeededAgreements,
  selectPackages,
  selectTotals,
} from '@ironcart/checkout-machines';
import { zero } from '@ironcart/core';
import { CartLine, Checkbox, OrderReview, PageHeading, PlaceButton } from '@ironcart/react-ui';
import { useSelector } from '@xstate/react';
import { cardText } from './card-text.ts';
import styles from './checkout.module.css';
import { useCheckout } from './checkout-context.ts';
import { stepPath } from './steps.ts';
import { summaryLines } from './summary.ts';

const sameJson = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** All that was entered, once more, and the button that spends the money. */
export const ReviewStep = () => {
  const actor = useCheckout();
  const { cart, customer, shippingAddress, billingAddress, agreements } = useSelector(actor, ({ context }) => context);
  const card = useSelector(actor, selectCard);
  const isVirtual = useSelector(actor, selectIsVirtual);
  const isBillingSame = useSelector(actor, selectIsBillingSameAsShipping);
  const packages = useSelector(actor, selectPackages, sameJson);
  const totals = useSelector(actor, selectTotals, sameJson);
  const needed = useSelector(actor, selectNeededAgreements, sameJson);
  const isPlacing = useSelector(actor, selectIsPlacing);
  const reason = useSelector(actor, selectBlockedReason);
  return (
    <>
      <PageHeading title="One last look" />
      <OrderReview
        email={customer?.email ?? (isVirtual ? billingAddress : shippingAddress).email}
        shipTo={isVirtual ? undefined : shippingAddress}
        billTo={billingAddress}
        isBillingSame={isBillingSame}
        delivery={packages.flatMap(({ selected }) =>
          selected === undefined ? [] : [{ label: selected.label, amount: selected.amount }],
        )}
        payment={card === undefined ? 'No card yet' : cardText(card)}
        shippingUrl={isVirtual ? undefined : stepPath('shipping')}
        paymentUrl={stepPath('payment')}
      >
        <ul className={styles.lines}>
          {summaryLines(cart).map((line) => (
            <li key={line.listItemId}>
              <CartLine line={line} variant="compact" />
            </li>
          ))}
        </ul>
      </OrderReview>
      {needed.subscription && (
        <Checkbox
          name="subscriptionAgreement"
          label="I agree to be charged for the subscription in each interval until I cancel it."
          checked={agreements.subscription}
          onCheckedChange={(subscription) => actor.send({ type: 'agreements.changed', agreements: { subscription } })}
        />
      )}
      {needed.trial && (
        <Checkbox
          name="trialAgreement"
          label="I agree that the trial becomes a paid subscription when it ends."
          checked={agreements.trial}
          onCheckedChange={(trial) => actor.send({ type: 'agreements.changed', agreements: { trial } })}
        />
      )}
      <PlaceButton
        amount={totals.grandTotalIncludingTax ?? zero}
        isBusy={isPlacing}
        isDisabled={!isPlacing && reason !== undefined}
        note={isPlacing ? undefined : (reason ?? 'Your card is charged when the order is placed.')}
        onPlace={() => actor.send({ type: 'order.place' })}
      />
    </>
  );
};
