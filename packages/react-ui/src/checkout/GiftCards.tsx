import type { Money } from '@ironcart/core/money';
import { giftCardNames } from '@ironcart/core/payment';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Amount } from '../price/Amount.tsx';
import { PressButton } from '../primitives/PressButton.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './GiftCards.module.css';

/** A gift card that pays part of the order; amounts in minor units. */
export interface GiftCardView {
  readonly code: string;
  readonly balance: Money;
  /** The amount that it pays of this order; undefined while the total is unknown. */
  readonly amount: Money | undefined;
}

export interface GiftCardsProps {
  readonly cards: readonly GiftCardView[];
  /** The last code if it was rejected, for a page without scripts. */
  readonly typed?: string | undefined;
  /** Why the last code was rejected. */
  readonly error?: string | undefined;
  /** Whether a code's balance is being looked up. */
  readonly isBusy?: boolean | undefined;
  readonly onAdd: (code: string) => void;
  /** Called when the shopper types after a code was rejected. */
  readonly onTyped: () => void;
  readonly onRemove: (code: string) => void;
}

/**
 * The order's gift cards, and a field to add one, inside a form. The field is cleared when its code is accepted.
 */
export const GiftCards = ({ cards, typed, error, isBusy, onAdd, onTyped, onRemove }: GiftCardsProps) => {
  const field = useRef<HTMLInputElement>(null);
  const count = cards.length;
  const names = giftCardNames(cards);
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current && field.current) field.current.value = '';
    known.current = count;
  }, [count]);
  const add = () => {
    if (!isBusy) onAdd(field.current?.value ?? '');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.giftCards}>
      <div className={styles.form}>
        <TextField
          ref={field}
          label="Gift card code"
          name="giftCard"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          defaultValue={typed}
          error={error}
          onValueChange={error === undefined ? undefined : onTyped}
          onKeyDown={addOnEnter}
        />
        <PressButton press="giftCard.added" onPress={add} isBusy={isBusy} busyLabel="Looking up the gift card">
          Apply
        </PressButton>
      </div>
      {count > 0 && (
        <ul className={styles.cards} aria-label="Gift cards">
          {cards.map(({ code, balance, amount }, at) => (
            <li key={code}>
              <span>
                {names[at]}
                <span className={styles.balance}>
                  Balance <Amount amount={balance} />
                </span>
              </span>
              <span className={styles.amount}>{amount !== undefined && <Amount amount={amount} sign="−" />}</span>
              <PressButton
                press={`giftCard.removed:${code}`}
                variant="quiet"
                size="small"
                aria-label={`Remove ${names[at]?.replace('Gift', 'gift')}`}
                onPress={() => onRemove(code)}
              >
                Remove
              </PressButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
