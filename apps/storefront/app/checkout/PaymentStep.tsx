import {
  selectAddressIssues,
  selectBlockedReason,
  selectCanContinue,
  selectCard,
  selectIsBillingSameAsShipping,
  selectIsVirtual,
  selectTokenRequestId,
} from '@ironcart/checkout-machines';
import { BillingChoice, Button, Notice, PageHeading } from '@ironcart/react-ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { CardPayment } from './CardPayment.tsx';
import { CheckoutAddress } from './CheckoutAddress.tsx';
import { cardText } from './card-text.ts';
import styles from './checkout.module.css';
import { useCheckout } from './checkout-context.ts';
import { StepActions } from './StepActions.tsx';
import { useAddressErrors } from './use-address-errors.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

/** How long the card form's last word may be on its way when the button is pressed right after typing. */
const lastWordMs = 150;

const sameJson = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** How the order is paid, and who is billed. */
export const PaymentStep = () => {
  const actor = useCheckout();
  const card = useSelector(actor, selectCard);
  const isVirtual = useSelector(actor, selectIsVirtual);
  const isBillingSame = useSelector(actor, selectIsBillingSameAsShipping);
  const issues = useSelector(actor, selectAddressIssues, sameJson);
  const reason = useSelector(actor, selectBlockedReason);
  const isAsking = useSelector(actor, selectTokenRequestId) !== undefined;
  const { billingAddress, customer, countries } = useSelector(actor, ({ context }) => context);
  const saved = useSavedAddresses();
  const errors = useAddressErrors(issues.billing, 'billing-');
  const [hasTried, setTried] = useState(false);

  const billing = (
    <CheckoutAddress
      section="billing"
      address={billingAddress}
      countries={countries}
      saved={saved}
      hasEmail={isVirtual && customer === undefined}
      errors={errors}
    />
  );
  const proceed = () => {
    errors.showAll();
    setTried(true);
    if (selectCanContinue(actor.getSnapshot())) actor.send({ type: 'step.continue' });
    else window.setTimeout(() => actor.send({ type: 'step.continue' }), lastWordMs);
  };
  return (
    <>
      <PageHeading title="How do you pay?" />
      {card === undefined ? (
        <CardPayment />
      ) : (
        <div className={styles.card}>
          <p>{cardText(card)}</p>
          <Button onClick={() => actor.send({ type: 'payment.cleared' })}>Use another card</Button>
        </div>
      )}
      <section aria-labelledby="billing">
        <h2 id="billing">Who is billed?</h2>
        {isVirtual ? (
          billing
        ) : (
          <BillingChoice
            isSameAsShipping={isBillingSame}
            onChange={(isSame) => actor.send({ type: 'billing.sameAsShipping', isSame })}
          >
            {billing}
          </BillingChoice>
        )}
      </section>
      {hasTried && reason !== undefined && !isAsking && <Notice tone="warning">{reason}</Notice>}
      <StepActions
        label="Continue to review"
        onContinue={proceed}
        isBusy={isAsking}
        back={
          isVirtual
            ? { label: 'Back to the cart', href: '/cart' }
            : { label: 'Back to shipping', href: '/checkout/shipping' }
        }
      />
    </>
  );
};
