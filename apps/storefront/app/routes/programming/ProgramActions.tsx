import { Button, ButtonLink, ConfirmedAction, IntentForm } from '@ironcart/react-ui';
import { orderPath } from '../../account/order-path.ts';
import { paymentHref } from '../../after-order/order-care-paths.ts';
import type { ShownProgram } from './program-facts.tsx';

export interface ProgramActionsProps {
  readonly program: ShownProgram;
  /** The page that shows the form: results return to it. */
  readonly path: string;
  readonly isBusy: boolean;
}

/** The actions for a program: pay the amount due, view the order, cancel its subscription or resume it. */
export const ProgramActions = ({ program, path, isBusy }: ProgramActionsProps) => {
  const { orderId, subscriptionInterval, endsAt, state } = program;
  const { due } = state;
  const fields = { productId: String(program.productId) };
  return (
    <>
      {due && (
        <ButtonLink variant="primary" size="small" href={paymentHref(due.extraPaymentId)}>
          Pay now
        </ButtonLink>
      )}
      <ButtonLink href={orderPath(orderId)} size="small">
        The order
      </ButtonLink>
      {subscriptionInterval !== undefined && endsAt === undefined && (
        <ConfirmedAction
          label="Cancel subscription"
          text="It goes on to the end of what you have paid. After that, nothing is taken any more."
          button="Cancel the subscription"
          target={{ action: path, fields: { ...fields, intent: 'cancel' } }}
          isBusy={isBusy}
        />
      )}
      {state.kind === 'cancelled' && (
        <IntentForm target={{ action: path, fields: { ...fields, intent: 'resume' } }}>
          <Button type="submit" size="small" isBusy={isBusy} busyLabel="Resuming">
            Keep the subscription
          </Button>
        </IntentForm>
      )}
    </>
  );
};
