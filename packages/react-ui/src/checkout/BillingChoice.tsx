import type { ReactNode } from 'react';
import { Checkbox } from '../primitives/Checkbox.tsx';
import styles from './BillingChoice.module.css';

export interface BillingChoiceProps {
  readonly isSameAsShipping: boolean;
  readonly onChange: (isSame: boolean) => void;
  /** The fields of another address. */
  readonly children?: ReactNode;
}

export const BillingChoice = ({ isSameAsShipping, onChange, children }: BillingChoiceProps) => (
  <div className={styles.billing}>
    <Checkbox
      name="billingSameAsShipping"
      label="Billing address is the same as the shipping address"
      checked={isSameAsShipping}
      onCheckedChange={onChange}
    />
    {!isSameAsShipping && children}
  </div>
);
