import { cardName, type StoredCard } from '@ironcart/core/payment';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { AccountRows } from './AccountRows.tsx';
import styles from './NewsletterPreferences.module.css';

export interface KeptCardsProps {
  /** Undefined if the cards could not be loaded. */
  readonly cards: readonly Pick<StoredCard, 'id' | 'brand' | 'last4' | 'expMonth' | 'expYear'>[] | undefined;
  /** The form's target; receives the field `removedCard`, a card's id. */
  readonly target: FormTarget;
  /** The result of the last removal. */
  readonly outcome?: 'removed' | 'notRemoved' | undefined;
  readonly isBusy?: boolean | undefined;
}

const notices = {
  removed: { tone: 'success', text: 'The card is removed.' },
  notRemoved: { tone: 'error', text: 'The card could not be removed. Try again.' },
} as const;

/** The customer's cards that the payment provider stores, each with a button that removes it. */
export const KeptCards = ({ cards, target, outcome, isBusy = false }: KeptCardsProps) => (
  <section className={styles.section} aria-labelledby="kept-cards">
    <h2 id="kept-cards" className={styles.title}>
      Cards
    </h2>
    <div role="status">
      {outcome && <Notice tone={notices[outcome].tone}>{notices[outcome].text}</Notice>}
      {cards === undefined && <Notice tone="error">Your cards did not load. Reload the page in a moment.</Notice>}
    </div>
    {cards?.length === 0 && <p className={styles.intro}>None is kept. Checkout asks whether to keep one.</p>}
    {cards && cards.length > 0 && (
      <AccountRows
        headingLevel={3}
        rows={cards.map((card) => ({
          id: card.id,
          title: cardName(card),
          facts: [{ label: 'Valid through', value: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}` }],
          action: (
            <IntentForm target={{ ...target, fields: { ...target.fields, removedCard: card.id } }}>
              <Button type="submit" variant="quiet" isBusy={isBusy}>
                Remove <VisuallyHidden>{cardName(card)}</VisuallyHidden>
              </Button>
            </IntentForm>
          ),
        }))}
      />
    )}
  </section>
);
