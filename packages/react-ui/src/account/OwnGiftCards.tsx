import { formatMoney, type Money } from '@ironcart/core/money';
import type { OwnGiftCard } from '@ironcart/core/payment';
import { EmptyState } from '../messages/EmptyState.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { ConfirmedAction } from '../primitives/ConfirmedAction.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { AccountRows } from './AccountRows.tsx';
import styles from './OwnGiftCards.module.css';

export interface OwnGiftCardsProps {
  readonly cards: readonly OwnGiftCard[];
  /** The target of the forms; receives `intent` (`use` or `remove`) and `cardId`. */
  readonly target: FormTarget;
  readonly orderHrefOf: (orderId: string) => string;
  /** The card that is being used or removed. */
  readonly busyCardId?: string | undefined;
}

const nameOf = ({ ending }: OwnGiftCard): string => `Gift card ending ${ending}`;

/** The gift cards that a customer can pay with: balance, use in checkout, and removal from the account. */
export const OwnGiftCards = ({ cards, target, orderHrefOf, busyCardId }: OwnGiftCardsProps) => {
  const { locale, currency: siteCurrency } = useUi();
  const intentOn = (intent: string, cardId: string) => ({ ...target, fields: { ...target.fields, intent, cardId } });
  if (cards.length === 0) {
    return <EmptyState text="None yet. Cards that you keep here or pay with are listed with what is left." />;
  }
  return (
    <AccountRows
      headingLevel={3}
      rows={cards.map((card) => {
        const { id, balance, currency, spent, lastOrderId, isKept } = card;
        const amountOf = (amount: Money) => formatMoney(amount, currency, locale);
        return {
          id,
          title: nameOf(card),
          marks: balance > 0 ? [] : [{ text: 'Used up' }],
          facts: [
            { label: 'Left', value: amountOf(balance) },
            ...(spent > 0 ? [{ label: 'Spent by you', value: amountOf(spent) }] : []),
            ...(balance > 0 && currency !== siteCurrency ? [{ label: 'Pays', value: `in ${currency} only` }] : []),
          ],
          action: (
            <div className={styles.actions}>
              {balance > 0 && currency === siteCurrency && (
                <IntentForm target={intentOn('use', id)}>
                  <Button type="submit" size="small" isBusy={id === busyCardId}>
                    Use in checkout <VisuallyHidden>{nameOf(card)}</VisuallyHidden>
                  </Button>
                </IntentForm>
              )}
              {lastOrderId !== undefined && (
                <ButtonLink href={orderHrefOf(lastOrderId)} size="small">
                  Last order <VisuallyHidden>with {nameOf(card)}</VisuallyHidden>
                </ButtonLink>
              )}
              {isKept && (
                <ConfirmedAction
                  label="Remove"
                  subject={nameOf(card)}
                  text="What is left on it stays. To use it again, you would have to enter its code again."
                  button="Remove the card"
                  target={intentOn('remove', id)}
                  isBusy={id === busyCardId}
                />
              )}
            </div>
          ),
        };
      })}
    />
  );
};
