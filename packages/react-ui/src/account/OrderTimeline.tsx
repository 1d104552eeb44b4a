import type { Money } from '@ironcart/core/money';
import { type OrderStatus, type ReturnAuthorization, type Shipment, shipmentStatus } from '@ironcart/core/order';
import { useMoneyFormat } from '../price/Amount.tsx';
import { returnStatusLabels } from './ReturnTrace.tsx';
import { shipmentStatusLabels } from './shipment-status-label.ts';
import { Timeline, type TimelineStep } from './Timeline.tsx';

export interface OrderTimelineProps {
  readonly status: OrderStatus;
  /** ISO 8601. */
  readonly placedAt: string;
  /** The order's packages. */
  readonly shipments?: readonly Shipment[] | undefined;
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
  published: [{ id: 'accepted', label: 'Accepted', state: 'done' }],
  payment_complete: [{ id: 'paid', label: 'Paid', state: 'done' }],
  payment_error: [{ id: 'refused', label: 'Payment failed', state: 'failed', note: 'Nothing was charged.' }],
};

type OrderReturn = NonNullable<OrderTimelineProps['returns']>[number];

const returnStep = (authorization: OrderReturn, format: (amount: Money) => string): TimelineStep => {
  const { rmaNumber, status, dateIssued, receivedAt, refundedAt, refund, items } = authorization;
  const what = items.map(({ qty, name }) => `${qty} × ${name}`).join(', ');
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
    note: shipment.items.map(({ qty, name }) => `${qty} × ${name}`).join(', '),
  };
};

/** What happened with an order so far, oldest first, and what comes next. */
export const OrderTimeline = ({ status, placedAt, shipments = [], returns = [] }: OrderTimelineProps) => {
  const format = useMoneyFormat();
  const steps: readonly TimelineStep[] = [
    { id: 'ordered', label: 'Ordered', state: 'done', at: placedAt },
    ...paymentSteps[status],
    ...shipments.map(shipmentStep),
    ...returns.map((authorization) => returnStep(authorization, format)),
  ];
  return <Timeline label="Progress" steps={steps} />;
};
