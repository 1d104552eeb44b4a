import { Button, ButtonLink, IntentForm, SelectField } from '@ironcart/react-ui';
import { paymentMethodsPath } from '../../account/account-pages.ts';
import styles from './programming.module.css';

export interface ChooseCardProps {
  readonly path: string;
  readonly productId: number;
  /** The customer's stored cards. */
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  /** The id of the card that is charged now. */
  readonly chargedId: string | undefined;
  readonly isBusy: boolean;
}

/** A form that selects the stored card to which a subscription is charged. */
export const ChooseCard = ({ path, productId, cards, chargedId, isBusy }: ChooseCardProps) => (
  <section className={styles.section} aria-labelledby="card">
    <h2 id="card" className={styles.title}>
      Card
    </h2>
    {cards.length === 0 ? (
      <p>You have no stored card. Add one, and choose it here.</p>
    ) : (
      <IntentForm
        className={styles.form}
        target={{ action: path, fields: { intent: 'card', productId: String(productId) } }}
      >
        <SelectField
          name="card"
          label="Charge this card"
          hint="From the next payment on; what is to be paid now is charged at once."
          prompt={chargedId === undefined ? 'Choose a card' : undefined}
          isRequired
          defaultValue={chargedId}
          options={cards.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button type="submit" isBusy={isBusy} busyLabel="Saving">
          Use this card
        </Button>
      </IntentForm>
    )}
    <p>
      <ButtonLink variant="quiet" href={`${paymentMethodsPath}?add`}>
        Add a card
      </ButtonLink>
    </p>
  </section>
);
