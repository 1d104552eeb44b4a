import type { Money } from '@ironcart/core/money';
import {
  isPlaced,
  type OrderStatus,
  type Refund,
  type Shipment,
  type ShippedItem,
  shipmentStatus,
} from '@ironcart/core/order';
import type { ReturnAuthorization } from '@ironcart/core/return';
import { useMoneyFormat } from '../price/Amount.tsx';
import { returnStatusLabels } from './ReturnTrace.tsx';
import { shipmentStatusLabels } from './status-words.ts';
import { Timeline, type TimelineStep } from './Timeline.tsx';

export interface OrderTimelineProps {
  readonly status: OrderStatus;
  /** ISO 8601. */
  readonly placedAt: string;
  /** Whether anything is shipped: not for programs and gift cards by e-mail. */
  readonly isShipped?: boolean | undefined;
  /** ISO 8601. */
  readonly packedAt?: string | undefined;
  /** The order's packages. */
  readonly shipments?: readonly Shipment[] | undefined;
  /** Items that are still to be shipped. */
  readonly waiting?: readonly Pick<ShippedItem, 'qty' | 'name'>[] | undefined;
  /** ISO 8601. */
  readonly cancelledAt?: string | undefined;
  /** Completed and pending refunds of a cancelled order. */
  readonly refunds?: readonly Refund[] | undefined;
  /** Payment, for example 'Visa ending 0001'. */
  readonly payment?: string | undefined;
  /** The order's returns. */
  readonly returns?:
    | readonly Pick<
        ReturnAuthorization,
        'rmaNumber' | 'status' | 'dateIssued' | 'receivedAt' | 'refundedAt' | 'refund' | 'items'
      >[]
    | undefined;
}

const paymentSteps: Readonly<Record<OrderStatus, readonly TimelineStep[]>> = {
  new: [{ id: 'begun', label: 'Not finished', state: 'now' }],
  payment_pending: [
    { id: 'bank', label: 'Waiting for your bank', state: 'now' },
    { id: 'paid', label: 'Paid', state: 'next' },
  ],
  published: [{ id: 'paid', label: 'Paid', state: 'done' }],
  payment_complete: [{ id: 'paid', label: 'Paid', state: 'done' }],
  payment_error: [{ id: 'refused', label: 'Payment failed', state: 'failed', note: 'Nothing was charged.' }],
};

type OrderReturn = NonNullable<OrderTimelineProps['returns']>[number];

const namesOf = (items: readonly Pick<ShippedItem, 'qty' | 'name'>[]): string =>
  items.map(({ qty, name }) => `${qty} × ${name}`).join(', ');

const returnStep = (authorization: OrderReturn, format: (amount: Money) => string): TimelineStep => {
  const { rmaNumber, status, dateIssued, receivedAt, refundedAt, refund, items } = authorization;
  const what = namesOf(items);
  return {
    id: rmaNumber,
    label: returnStatusLabels[status],
    state: status === 'refunded' ? 'done' : 'now',
    at: refundedAt ?? receivedAt ?? dateIssued,
    note: `${rmaNumber}: ${what}${refund === undefined ? '' : `, ${format(refund)}`}`,
  };
};

const shipmentStep = (shipment: Shipment): TimelineStep => {
  const status = shipmentStatus(shipment);
  const latest = shipment.events.findLast((event) => event.status === status);
  return {
    id: shipment.shipmentId,
    label: status === 'handed_over' ? 'Shipped' : shipmentStatusLabels[status],
    state: status === 'delivered' ? 'done' : 'now',
    at: latest?.happenedAt ?? shipment.shippedAt,
    note: namesOf(shipment.items),
  };
};

/** Steps of packing and shipping: completed and upcoming ones. */
const shippingSteps = (props: OrderTimelineProps) => {
  const { status, isShipped = false, packedAt, shipments = [], waiting = [], returns = [] } = props;
  // A returned order must have been delivered, even if its packages are unknown.
  const isAhead = isPlaced(status) && isShipped && returns.length === 0;
  if (!isAhead && shipments.length === 0) return [];
  const steps: readonly TimelineStep[] = [
    { id: 'packed', label: 'Packed', state: packedAt === undefined ? 'next' : 'done', at: packedAt },
    ...(shipments.length > 0
      ? shipments.map(shipmentStep)
      : [{ id: 'shipped', label: 'Shipped', state: 'next' as const }]),
    ...(shipments.length > 0 && waiting.length > 0
      ? [{ id: 'waiting', label: 'Not shipped yet', state: 'next' as const, note: namesOf(waiting) }]
      : []),
  ];
  return steps;
};

const cancellationSteps = (
  { cancelledAt, refunds = [], payment }: OrderTimelineProps,
  format: (amount: Money) => string,
): readonly TimelineStep[] => [
  { id: 'cancelled', label: 'Cancelled', state: 'failed', at: cancelledAt, note: 'Nothing of it is shipped.' },
  ...refunds.map(
    ({ amount, to, createdAt, paidAt }, index): TimelineStep => ({
      id: `refund-${index}`,
      label: paidAt === undefined ? 'Refund on its way' : 'Refunded',
      state: paidAt === undefined ? 'now' : 'done',
      at: paidAt ?? createdAt,
      note: `${format(amount)}, ${to === 'giftcards' ? 'to your gift cards' : (payment ?? 'to what you paid with')}`,
    }),
  ),
];

/** The history of an order, oldest first, and its next steps. */
export const OrderTimeline = (props: OrderTimelineProps) => {
  const { status, placedAt, cancelledAt, payment, returns = [] } = props;
  const format = useMoneyFormat();
  const paid = paymentSteps[status].map((step) =>
    step.id === 'paid' && isPlaced(status) ? { ...step, note: payment } : step,
  );
  const steps: readonly TimelineStep[] = [
    { id: 'ordered', label: 'Ordered', state: 'done', at: placedAt },
    ...paid,
    ...(cancelledAt === undefined ? shippingSteps(props) : cancellationSteps(props, format)),
    ...returns.map((authorization) => returnStep(authorization, format)),
  ];
  return <Timeline label="Progress" steps={steps} />;
};
