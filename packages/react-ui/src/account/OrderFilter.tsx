import type { OrderStage } from '@ironcart/core/order';
import { Button } from '../primitives/Button.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './OrderFilter.module.css';

export interface OrderFilterProps {
  /** The page of the orders; receives `q` and `status`. */
  readonly action: string;
  readonly query?: string | undefined;
  readonly status?: OrderFilterStatus | undefined;
  /** The statuses that are offered. */
  readonly statuses: readonly OrderFilterStatus[];
}

/** The filters of an order list: a fulfilment stage, or a pending payment. */
export type OrderFilterStatus = 'payment_pending' | Exclude<OrderStage, 'returnable'>;

const labels: Readonly<Record<OrderFilterStatus, string>> = {
  payment_pending: 'Waiting for your bank',
  open: 'Not shipped yet',
  shipped: 'Shipped',
  returned: 'With a return',
  cancelled: 'Cancelled',
};

/** Filters orders by number, product and status: a plain GET form, so that the result has a URL. */
export const OrderFilter = ({ action, query = '', status, statuses }: OrderFilterProps) => {
  const { Form } = useUi();
  return (
    <search aria-label="Orders">
      <Form key={`${query} ${status}`} className={styles.filter} method="get" action={action}>
        <TextField
          type="search"
          name="q"
          label="Order number or product"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          name="status"
          label="Status"
          prompt="All"
          defaultValue={status ?? ''}
          options={statuses.map((value) => ({ value, label: labels[value] }))}
        />
        <Button type="submit">Find</Button>
      </Form>
    </search>
  );
};
