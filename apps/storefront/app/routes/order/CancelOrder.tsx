import { ConfirmedAction, Notice } from '@ironcart/react-ui';
import type { CancelAnswer } from './cancel-order.ts';

/** Cancels an order after a confirmation that explains the consequences. */
export const CancelOrder = ({
  path,
  payment,
  isBusy,
}: {
  readonly path: string;
  /** The destination of the refund, as in 'Visa ending 0001'. */
  readonly payment: string;
  readonly isBusy: boolean;
}) => (
  <ConfirmedAction
    label="Cancel order"
    text={`Nothing of it is packed yet. What you paid goes back the way it came: ${payment}.`}
    button="Cancel the whole order"
    target={{ action: path, fields: { intent: 'cancel' } }}
    isBusy={isBusy}
  />
);

/** The result of the cancellation, in a live region that exists beforehand. */
export const CancelNotice = ({ answer }: { readonly answer: CancelAnswer | undefined }) => (
  <div role="status">
    {answer && (
      <Notice
        tone={answer.isCancelled ? 'success' : 'error'}
        title={answer.isCancelled ? 'The order is cancelled.' : 'The order can be cancelled no more.'}
      >
        {answer.isCancelled
          ? 'Your money is on its way back. A mail says so, too.'
          : 'It is being packed. You can return what you do not want to keep.'}
      </Notice>
    )}
  </div>
);
