import type { ReturnAuthorization, ReturnStatus } from '@ironcart/core/return';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Timeline, type TimelineStep } from './Timeline.tsx';

export interface ReturnTraceProps {
  readonly authorization: Pick<
    ReturnAuthorization,
    'status' | 'dateIssued' | 'receivedAt' | 'refundedAt' | 'refund' | 'rmaNumber'
  >;
}

/** Where a return stands, in the shopper's words. */
export const returnStatusLabels: Readonly<Record<ReturnStatus, string>> = {
  issued: 'Return begun',
  received: 'Return received',
  refunded: 'Refunded',
};

/** What happened with a return so far and what comes next, with the amount that was given back. */
export const ReturnTrace = ({ authorization }: ReturnTraceProps) => {
  const { status, dateIssued, receivedAt, refundedAt, refund, rmaNumber } = authorization;
  const format = useMoneyFormat();
  const steps: readonly TimelineStep[] = [
    {
      id: 'issued',
      label: returnStatusLabels.issued,
      at: dateIssued,
      note: rmaNumber,
      state: status === 'issued' ? 'now' : 'done',
    },
    {
      id: 'received',
      label: returnStatusLabels.received,
      at: receivedAt,
      state: status === 'issued' ? 'next' : status === 'received' ? 'now' : 'done',
    },
    {
      id: 'refunded',
      label: returnStatusLabels.refunded,
      at: refundedAt,
      note: refund === undefined ? undefined : format(refund),
      state: status === 'refunded' ? 'done' : 'next',
    },
  ];
  return <Timeline label="Return" steps={steps} />;
};
