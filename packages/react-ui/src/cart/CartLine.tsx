import type { ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { QuantityField } from '../primitives/QuantityField.tsx';
import styles from './CartLine.module.css';
import { LineAction } from './LineAction.tsx';
import { type CartLineView, LineCount, LineFrame } from './LineFrame.tsx';

export interface CartLineProps {
  readonly line: CartLineView;
  /** Without it, the quantity cannot be changed. Both targets receive the field `listItemId`. */
  readonly updateTarget?: FormTarget | undefined;
  readonly removeTarget?: FormTarget | undefined;
  readonly isBusy?: boolean | undefined;
  /** `compact` for the side cart and summaries. */
  readonly variant?: 'full' | 'compact' | undefined;
  /** Further actions, as in 'Save for later'. */
  readonly actions?: ReactNode;
}

const withItem = (target: FormTarget, line: CartLineView): FormTarget => ({
  ...target,
  fields: { ...target.fields, listItemId: line.listItemId },
});

/** A line of the cart. Changing the quantity and removing the line are separate forms. */
export const CartLine = ({ line, updateTarget, removeTarget, isBusy, variant, actions }: CartLineProps) => (
  <LineFrame line={line} isBusy={isBusy} variant={variant}>
    {updateTarget ? (
      <IntentForm className={styles.quantity} target={withItem(updateTarget, line)}>
        <QuantityField
          label={`Quantity of ${line.name}`}
          defaultValue={line.qty}
          min={line.minQty}
          max={line.maxQty}
          submitsOnChange
        />
        <noscript>
          <Button type="submit" size="small">
            Update
          </Button>
        </noscript>
      </IntentForm>
    ) : (
      <LineCount qty={line.qty} />
    )}
    {removeTarget && <LineAction line={line} target={removeTarget} label="Remove" />}
    {actions}
  </LineFrame>
);
