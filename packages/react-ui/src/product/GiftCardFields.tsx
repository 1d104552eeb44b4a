import type { GalleryImage, GiftCardData } from '@ironcart/core/product';
import { useMoneyFormat } from '../price/Amount.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './GiftCardFields.module.css';

export type GiftCardField =
  | 'design'
  | 'amount'
  | 'customAmount'
  | 'delivery'
  | 'recipientName'
  | 'recipientEmail'
  | 'senderName'
  | 'senderEmail'
  | 'message'
  | 'sendOn';

/** A design of a gift card. */
export interface GiftCardDesign {
  /** The design's id in the order. */
  readonly id: string;
  readonly name: string;
  readonly picture: GalleryImage;
}

export interface GiftCardFieldsProps {
  readonly giftCard: GiftCardData;
  /** The designs; a choice is shown if there are several. */
  readonly designs?: readonly GiftCardDesign[] | undefined;
  /** The first and the last day on which an e-mailed card can be sent, as in '2026-12-24'. */
  readonly sendDays?: { readonly first: string; readonly last: string } | undefined;
  /** The selected amount in minor units, as text. */
  readonly chosenAmount?: string | undefined;
  readonly values?: Readonly<Partial<Record<GiftCardField, string | undefined>>> | undefined;
  readonly errors?: Readonly<Partial<Record<GiftCardField, string>>> | undefined;
  readonly onAmountChange?: ((amount: string) => void) | undefined;
}

/** The value of the radio button for a custom amount. */
export const ownAmountValue = 'custom';

const deliveries = [
  { value: 'email', label: 'By email' },
  { value: 'physical', label: 'By post' },
];

/** Composed of their labels, the messages would be "your recipient's name" and "your your name". */
const requiredMessages: Readonly<Partial<Record<GiftCardField, string>>> = {
  recipientName: "Please enter the recipient's name",
  recipientEmail: "Please enter the recipient's email",
  senderName: 'Please enter your name',
  senderEmail: 'Please enter your email',
};

/** The fields of a gift card: design, amount, delivery, sender and recipient; an e-mailed card requires addresses. */
export const GiftCardFields = ({
  giftCard,
  designs = [],
  sendDays,
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
    requiredMessage: requiredMessages[name],
    isOptional: !isRequired,
    defaultValue: values[name],
    error: errors[name],
  });
  const canBeEmailed = type !== 'physical';
  return (
    <div className={styles.fields}>
      {designs.length > 1 && (
        <div className={styles.designs}>
          <RadioCards
            legend="Design"
            name="design"
            defaultValue={values.design ?? designs[0]?.id}
            options={designs.map(({ id, name, picture }) => ({
              value: id,
              label: name,
              picture: (
                <Picture
                  master={picture.link}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  widths={[83, 166, 308]}
                  sizes="120px"
                />
              ),
            }))}
          />
        </div>
      )}
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
            isOptional={false}
            inputMode="decimal"
            hint={range.filter(Boolean).join(', ') || undefined}
          />
        </div>
      )}
      {type === 'combined' && (
        <div className={styles.deliveries}>
          <RadioCards
            legend="How it arrives"
            name="delivery"
            isRequired
            defaultValue={values.delivery ?? 'email'}
            options={deliveries}
          />
        </div>
      )}
      <TextField {...text('recipientName', "Recipient's name", true)} autoComplete="off" />
      {canBeEmailed && (
        <div className={styles.emailed}>
          <EmailField {...text('recipientEmail', "Recipient's email", type === 'virtual')} autoComplete="off" />
        </div>
      )}
      <TextField {...text('senderName', 'Your name', true)} autoComplete="name" />
      {canBeEmailed && (
        <div className={styles.emailed}>
          <EmailField {...text('senderEmail', 'Your email', type === 'virtual')} />
        </div>
      )}
      {canBeEmailed && (
        <div className={styles.emailed}>
          <TextField
            {...text('sendOn', 'Send it on', false)}
            type="date"
            min={sendDays?.first}
            max={sendDays?.last}
            hint="In the morning of that day; without a day, as soon as it is paid."
          />
        </div>
      )}
      <TextArea
        name="message"
        label="Message"
        isOptional
        defaultValue={values.message}
        error={errors.message}
        maxLength={240}
      />
    </div>
  );
};
