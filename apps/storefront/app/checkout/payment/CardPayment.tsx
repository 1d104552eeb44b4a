import { selectCard } from '@ironcart/checkout-machines';
import { cardName } from '@ironcart/core/payment';
import { Button, CardFrame, Checkbox } from '@ironcart/react-ui';
import styles from '../checkout.module.css';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';
import { ProviderForm } from './ProviderForm.tsx';
import { useCardFrame } from './use-card-frame.ts';

const SandboxCardForm = () => <CardFrame {...useCardFrame()} src="/sandbox-pay/card-form" />;

/** A card that is typed now: the provider's form, then the card by its last digits; a customer may have it kept. */
export const CardPayment = ({ canKeep }: { readonly canKeep: boolean }) => {
  const actor = useCheckout();
  const card = useSelector(actor, selectCard);
  const choice = useSelector(actor, ({ context }) => context.payment.choice);
  return (
    <>
      {card === undefined ? (
        <ProviderForm sandbox={<SandboxCardForm />} />
      ) : (
        <div className={styles.card}>
          <p>{cardName(card)}</p>
          <Button onClick={() => actor.send({ type: 'payment.cleared' })}>Use another card</Button>
        </div>
      )}
      {canKeep && (
        <Checkbox
          name="storesCard"
          label="Keep this card for next time"
          hint="The payment provider keeps it. You can remove it in your account."
          checked={choice.kind === 'card' && choice.storesCard}
          onCheckedChange={(storesCard) => actor.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard } })}
        />
      )}
    </>
  );
};
