import { cardName, type StoredCard } from '@ironcart/core/payment';
import { EmptyState } from '../messages/EmptyState.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { ConfirmedAction } from '../primitives/ConfirmedAction.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { AccountRows } from './AccountRows.tsx';
import styles from './KeptCards.module.css';

/** A stored card as its customer sees it. */
export interface KeptCardView
  extends Pick<StoredCard, 'id' | 'brand' | 'last4' | 'expMonth' | 'expYear' | 'isDefault'> {
  readonly isExpired: boolean;
  /** The billing address in one line. */
  readonly billedTo?: string | undefined;
  /** Names of the subscriptions that charge it. */
  readonly paysFor?: readonly string[] | undefined;
}

export interface KeptCardsProps {
  /** Undefined if the cards could not be loaded. */
  readonly cards: readonly KeptCardView[] | undefined;
  /** The target of the forms; receives `intent` (`remove` or `makeDefault`) and `cardId`. */
  readonly target: FormTarget;
  /** The page that chooses a card's billing address; without it the address is only shown. */
  readonly billingUrlOf?: ((cardId: string) => string) | undefined;
  /** The page for adding a replacement for an expired card. */
  readonly replaceUrlOf?: ((cardId: string) => string) | undefined;
  /** The result of the last change. */
  readonly outcome?: keyof typeof notices | undefined;
  /** The card that is being changed. */
  readonly busyCardId?: string | undefined;
}

const notices = {
  added: { tone: 'success', text: 'The card is added.' },
  removed: { tone: 'success', text: 'The card is removed.' },
  notRemoved: { tone: 'error', text: 'The card could not be removed. Try again.' },
  madeDefault: { tone: 'success', text: 'Checkout offers this card first from now on.' },
  billed: { tone: 'success', text: 'The billing address is saved.' },
  notChanged: { tone: 'error', text: 'The card could not be changed. Try again.' },
} as const;

const monthOf = ({ expMonth, expYear }: KeptCardView): string => `${String(expMonth).padStart(2, '0')}/${expYear}`;

const removalText = ({ paysFor = [] }: KeptCardView): string => {
  const text = 'To pay with it again, you would have to enter it again.';
  return paysFor.length === 0
    ? text
    : `${text} Without it, we ask you by mail to pay for ${paysFor.join(', ')}, unless you choose another card there.`;
};

/** The customer's cards that the payment provider stores: expiry, billing address, the default, and removal. */
export const KeptCards = ({ cards, target, billingUrlOf, replaceUrlOf, outcome, busyCardId }: KeptCardsProps) => {
  const intentOn = (intent: string, cardId: string) => ({ ...target, fields: { ...target.fields, intent, cardId } });
  return (
    <div className={styles.cards}>
      <div role="status">
        {outcome && <Notice tone={notices[outcome].tone}>{notices[outcome].text}</Notice>}
        {cards === undefined && <Notice tone="error">Your cards did not load. Reload the page in a moment.</Notice>}
      </div>
      {cards?.length === 0 && <EmptyState title="No card is kept" text="Checkout asks whether to keep one." />}
      {cards && cards.length > 0 && (
        <AccountRows
          rows={cards.map((card) => ({
            id: card.id,
            title: cardName(card),
            marks: [
              ...(card.isDefault ? [{ text: 'Default' }] : []),
              ...(card.isExpired ? [{ text: 'Expired', isProblem: true }] : []),
            ],
            facts: [
              { label: card.isExpired ? 'Was valid through' : 'Valid through', value: monthOf(card) },
              ...(card.billedTo ? [{ label: 'Billed to', value: card.billedTo }] : []),
              ...(card.paysFor?.length ? [{ label: 'Charged for', value: card.paysFor.join(', ') }] : []),
            ],
            action: (
              <div className={styles.actions}>
                {replaceUrlOf && card.isExpired && (
                  <ButtonLink href={replaceUrlOf(card.id)} size="small">
                    Replace <VisuallyHidden>{cardName(card)}</VisuallyHidden>
                  </ButtonLink>
                )}
                {billingUrlOf && !card.isExpired && (
                  <ButtonLink href={billingUrlOf(card.id)} size="small" variant="quiet" className={styles.billing}>
                    Billing address <VisuallyHidden>of {cardName(card)}</VisuallyHidden>
                  </ButtonLink>
                )}
                {!card.isDefault && !card.isExpired && (
                  <IntentForm target={intentOn('makeDefault', card.id)}>
                    <Button type="submit" size="small" isBusy={card.id === busyCardId}>
                      Make default <VisuallyHidden>{cardName(card)}</VisuallyHidden>
                    </Button>
                  </IntentForm>
                )}
                <ConfirmedAction
                  label="Remove"
                  subject={cardName(card)}
                  text={removalText(card)}
                  button={`Remove ${cardName(card)}`}
                  target={intentOn('remove', card.id)}
                  isBusy={card.id === busyCardId}
                />
              </div>
            ),
          }))}
        />
      )}
    </div>
  );
};
