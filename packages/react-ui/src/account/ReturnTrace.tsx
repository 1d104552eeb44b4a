import type { ReturnAuthorization, ReturnStatus } from '@ironcart/core/return';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Timeline, type TimelineStep } from './Timeline.tsx';

export interface ReturnTraceProps {
  readonly authorization: Pick<
    ReturnAuthorization,
    'status' | 'dateIssued' | 'receivedAt' | 'refundedAt' | 'refund' | 'rmaNumber'
  >;
}

/** The display text of each status of a return. */
export const returnStatusLabels: Readonly<Record<ReturnStatus, string>> = {
  issued: 'Return begun',
  received: 'Return received',
  refunded: 'Refunded',
};

/** The history of a return and its next steps, with the refunded amount. */
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
