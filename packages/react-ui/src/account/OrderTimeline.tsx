import type { OrderStatus, ReturnAuthorization } from '@ironcart/core/order';
import { classNames } from '../primitives/class-names.ts';
import { DateText } from './DateText.tsx';
import styles from './OrderTimeline.module.css';

export interface OrderTimelineProps {
  readonly status: OrderStatus;
  /** ISO 8601. */
  readonly placedAt: string;
  /** The order's returns. */
  readonly returns?: readonly Pick<ReturnAuthorization, 'rmaNumber' | 'status' | 'dateIssued' | 'items'>[] | undefined;
}

interface Step {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'now' | 'next' | 'failed';
  /** ISO 8601. */
  readonly at?: string | undefined;
  readonly note?: string | undefined;
}

const paymentSteps: Readonly<Record<OrderStatus, readonly Step[]>> = {
  new: [{ id: 'begun', label: 'Not finished', state: 'now' }],
  payment_pending: [
    { id: 'bank', label: 'Waiting for your bank', state: 'now' },
    { id: 'paid', label: 'Paid', state: 'next' },
  ],
  published: [{ id: 'accepted', label: 'Accepted', state: 'done' }],
  payment_complete: [{ id: 'paid', label: 'Paid', state: 'done' }],
  payment_error: [{ id: 'refused', label: 'Payment failed', state: 'failed', note: 'Nothing was charged.' }],
};

const returnSteps = {
  issued: { label: 'Return begun', state: 'now' },
  received: { label: 'Return received', state: 'now' },
  refunded: { label: 'Refunded', state: 'done' },
} as const;

const returnedText = ({ items }: Pick<ReturnAuthorization, 'items'>): string =>
  items.map(({ qty, name }) => `${qty} × ${name}`).join(', ');

const stepsOf = ({ status, placedAt, returns = [] }: OrderTimelineProps): readonly Step[] => [
  { id: 'ordered', label: 'Ordered', state: 'done', at: placedAt },
  ...paymentSteps[status],
  ...returns.map((authorization) => ({
    id: authorization.rmaNumber,
    ...returnSteps[authorization.status],
    at: authorization.dateIssued,
    note: `${authorization.rmaNumber}: ${returnedText(authorization)}`,
  })),
];

/** What happened with an order so far, oldest first, and what comes next. */
export const OrderTimeline = (props: OrderTimelineProps) => (
  <ol className={styles.timeline} aria-label="Progress">
    {stepsOf(props).map(({ id, label, state, at, note }) => (
      <li
        key={id}
        className={classNames(styles.step, styles[state])}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <strong>{label}</strong>
        {at && (
          <span className={styles.detail}>
            <DateText value={at} />
          </span>
        )}
        {note && <span className={styles.detail}>{note}</span>}
      </li>
    ))}
  </ol>
);
