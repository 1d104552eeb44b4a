import { type CheckoutSnapshot, selectBlockedReason, selectErrors, selectStep } from '@ironcart/checkout-machines';
import type { Moment } from './Replay.tsx';

interface NowProps {
  readonly snapshot: CheckoutSnapshot;
  /** The replayed moment that is shown; undefined: the present. */
  readonly moment: Moment | undefined;
}

/** The current step of checkout in one line that stays in view, with what it waits for or its errors. */
export const Now = ({ snapshot, moment }: NowProps) => {
  const [error] = selectErrors(snapshot);
  return (
    <p className="lab-now" role="status">
      <strong>{selectStep(snapshot)}</strong>
      {moment && <span>replayed after {moment.entries} entries</span>}
      {error === undefined ? (
        <span>{selectBlockedReason(snapshot)}</span>
      ) : (
        <span className="lab-refused">{error.message}</span>
      )}
    </p>
  );
};
