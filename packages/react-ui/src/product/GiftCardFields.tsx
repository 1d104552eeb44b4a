import type { GiftCardData } from '@ironcart/core';
import { useMoneyFormat } from '../price/Amount.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './GiftCardFields.module.css';

export type GiftCardField =
  | 'amount'
  | 'customAmount'
  | 'recipientName'
  | 'recipientEmail'
  | 'senderName'
  | 'senderEmail'
  | 'message';

export interface GiftCardFieldsProps {
  readonly giftCard: GiftCardData;
  /** Amount in minor units, as text. */
  readonly chosenAmount?: string | undefined;
  readonly values?: Readonly<Partial<Record<GiftCardField, string>>> | undefined;
  readonly errors?: Readonly<Partial<Record<GiftCardField, string>>> | undefined;
  readonly onAmountChange?: ((amount: string) => void) | undefined;
}

/** The value of the radio that stands for an amount of the shopper's own. */
export const ownAmountValue = 'custom';

/** How much, from whom and for whom; an emailed card asks for addresses. */
export const GiftCardFields = ({
  giftCard,
  chosenAmount,
  values = {},
  errors = {},
  onAmountChange,
}: GiftCardFieldsProps) => {
  const format = useMoneyFormat();
  const { isOpenAmountAllowed, openAmountMin: least, openAmountMax: most, amounts, type } = giftCard;
  const range = [least !== null && `from ${format(least)}`, most !== null && `up to ${format(most)}`];
  const own = isOpenAmountAllowed ? [{ value: ownAmountValue, label: 'Your own amount' }] : [];
  const text = (name: GiftCardField, label: string, isRequired: boolean) => ({
    name,
    label,
    isRequired,
    isOptional: !isRequired,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <div className={styles.fields}>
      <div className={styles.amounts}>
        <RadioCards
          legend="Amount"
          name="amount"
          isRequired
          defaultValue={chosenAmount ?? values.amount}
          error={errors.amount}
          options={[...amounts.map((amount) => ({ value: String(amount), label: format(amount) })), ...own]}
          onValueChange={onAmountChange}
        />
      </div>
      {isOpenAmountAllowed && (
        <div className={styles.own}>
          <TextField
            {...text('customAmount', 'Your own amount', false)}
            inputMode="decimal"
            hint={range.filter(Boolean).join(', ') || undefined}
          />
        </div>
      )}
      <TextField {...text('recipientName', "Recipient's name", true)} />
      {type === 'virtual' && <TextField {...text('recipientEmail', "Recipient's email", true)} type="email" />}
      <TextField {...text('senderName', 'Your name', true)} autoComplete="name" />
      {type === 'virtual' && (
        <TextField {...text('senderEmail', 'Your email', true)} type="email" autoComplete="email" />
      )}
      <TextField {...text('message', 'Message', false)} maxLength={240} />
    </div>
  );
};
