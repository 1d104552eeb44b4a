import { ButtonLink, FindOrderForm, type FindOrderFormProps } from '@ironcart/react-ui';
import { usePendingForm } from '../data/use-pending-form.ts';
import type { FindOrderAnswer } from './find-order.ts';

interface FindOtherOrderProps {
  readonly target: FindOrderFormProps['target'];
  /** Whether the page lists orders above the form. */
  readonly hasOrders: boolean;
  readonly orderId: string | undefined;
  readonly email: string | undefined;
  readonly answer: FindOrderAnswer | undefined;
  /** The log-in page, for guests. */
  readonly loginUrl: string | undefined;
}

/** The form to find an order by its number, and the link to log in instead. */
export const FindOtherOrder = ({ target, hasOrders, orderId, email, answer, loginUrl }: FindOtherOrderProps) => {
  const isBusy = usePendingForm() !== undefined;
  return (
    <>
      <FindOrderForm
        title={hasOrders ? 'Another order' : 'By order number'}
        target={target}
        orderId={answer?.orderId ?? orderId}
        email={answer?.email ?? email}
        errors={answer?.errors}
        submitLabel="Find my order"
        isBusy={isBusy}
      />
      {loginUrl && (
        <p>
          <ButtonLink href={loginUrl}>Log in to choose from your orders</ButtonLink>
        </p>
      )}
    </>
  );
};
