import { selectCard, selectNeededAgreements } from '@ironcart/checkout-machines';
import { cardName } from '@ironcart/core/payment';
import { Checkbox } from '../../../primitives/Checkbox.tsx';
import { PressButton } from '../../../primitives/PressButton.tsx';
import { useSelector } from '../../use-selector.ts';
import styles from '../checkout.module.css';
import { useCheckout } from '../checkout-context.ts';
import { ProviderForm } from './ProviderForm.tsx';
import type { PaymentParts } from './payment-parts.ts';

export interface CardPaymentProps extends Pick<PaymentParts, 'CardForm'> {
  /** Whether the customer can store the card. */
  readonly canKeep: boolean;
}

/** Payment by a new card: the provider's form, then the card by its last digits. */
export const CardPayment = ({ CardForm, canKeep }: CardPaymentProps) => {
  const actor = useCheckout();
  const card = useSelector(actor, selectCard);
  const isKept = useSelector(
    actor,
    ({ context: { payment } }) => 'storesCard' in payment.choice && payment.choice.storesCard,
  );
  // Selects a boolean, because the agreements are a new object each time.
  const isForSubscription = useSelector(actor, (snapshot) => selectNeededAgreements(snapshot).subscription);
  return (
    <>
      {card === undefined ? (
        <ProviderForm CardForm={CardForm} />
      ) : (
        <div className={styles.card}>
          <p>{cardName(card)}</p>
          <PressButton press="payment.cleared" onPress={() => actor.send({ type: 'payment.cleared' })}>
            Use another card
          </PressButton>
        </div>
      )}
      {canKeep && isForSubscription && (
        <p>This card is kept to pay for your subscription. You can choose another one in your account.</p>
      )}
      {canKeep && !isForSubscription && (
        <Checkbox
          name="storesCard"
          label="Keep this card for next time"
          hint="The payment provider keeps it. You can remove it in your account."
          checked={isKept}
          onCheckedChange={(storesCard) => actor.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard } })}
        />
      )}
    </>
  );
};
