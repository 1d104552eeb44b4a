import type { Money } from '@ironcart/core/money';
import { giftCardNames } from '@ironcart/core/payment';
import { type FormEvent, useEffect, useRef } from 'react';
import { Amount } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
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
  /** Why the last code was rejected. */
  readonly error?: string | undefined;
  /** Whether a code's balance is being looked up. */
  readonly isBusy?: boolean | undefined;
  readonly onAdd: (code: string) => void;
  readonly onRemove: (code: string) => void;
}

/** The order's gift cards, and a field to add one. The field is cleared when its code is accepted. */
export const GiftCards = ({ cards, error, isBusy, onAdd, onRemove }: GiftCardsProps) => {
  const form = useRef<HTMLFormElement>(null);
  const count = cards.length;
  const names = giftCardNames(cards);
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) form.current?.reset();
    known.current = count;
  }, [count]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('giftCard');
    if (!isBusy && typeof code === 'string' && code.trim() !== '') onAdd(code);
  };
  return (
    <div className={styles.giftCards}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Gift card code"
          name="giftCard"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          error={error}
        />
        <Button type="submit" isBusy={isBusy} busyLabel="Looking up the gift card">
          Apply
        </Button>
      </form>
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
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${names[at]?.replace('Gift', 'gift')}`}
                onClick={() => onRemove(code)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
