import {
  Button,
  EmptyState,
  IntentForm,
  Notice,
  Page,
  PageHeading,
  Unbroken,
  useMoneyFormat,
} from '@ironcart/react-ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { paymentHref } from '../../after-order/order-care-paths.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { CardPayment } from './CardPayment.tsx';
import styles from './payment-link.module.css';
import type { action, loader } from './route.server.ts';

/** Page to pay an order's additional amount. */
export const Component = () => {
  const { payment, isAsked, methods, refusal } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<string>();
  const format = useMoneyFormat();
  const error = answer && 'error' in answer ? answer.error : refusal;
  const challenge = answer && 'challenge' in answer && answer.challenge !== answered ? answer.challenge : undefined;
  const isWaiting = payment?.status === 'payment_pending' && challenge === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void revalidate(), 2_000);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);

  if (payment === undefined) {
    return (
      <Page width="form">
        <PageHeading title="Payment" />
        <EmptyState
          title={isAsked ? 'This link opens no payment' : 'No payment is named'}
          text="Open the link in our mail once more, all of it, or log in and open your order."
        />
      </Page>
    );
  }
  const amount = format(payment.amount);
  if (payment.status === 'payment_complete') {
    return (
      <Page width="form">
        <PageHeading
          title="Payment"
          intro={
            <>
              For order <Unbroken>{payment.orderId}</Unbroken>
            </>
          }
        />
        <Notice tone="success" title={`${amount} is paid. Thank you.`}>
          {payment.reason}
        </Notice>
      </Page>
    );
  }
  const target = paymentHref(payment._id);
  const payers = methods ? [...(methods.approved ? [methods.approved] : []), ...methods.redirects] : [];
  return (
    <Page width="form">
      <PageHeading
        title={`Pay ${amount}`}
        intro={
          <>
            For order <Unbroken>{`${payment.orderId}:`}</Unbroken> {payment.reason}
          </>
        }
      />
      <div role="status">
        {error && (
          <Notice tone="error" isAnnounced>
            {error}
          </Notice>
        )}
        {isWaiting && <Notice tone="info">A payment waits for your bank.</Notice>}
      </div>
      {methods && methods.stored.length > 0 && (
        <div className={styles.ways}>
          {methods.stored.map(({ id, name }) => (
            <IntentForm key={id} target={{ action: target, fields: { method: 'stored', card: id } }}>
              <Button type="submit" size="large" isWide isBusy={isBusy}>{`Pay ${amount} with ${name}`}</Button>
            </IntentForm>
          ))}
        </div>
      )}
      {methods?.card && (
        <>
          <h2 className={styles.title}>{methods.stored.length > 0 ? 'Another card' : 'Card'}</h2>
          <CardPayment
            action={target}
            card={methods.card}
            label={`Pay ${amount}`}
            isBusy={isBusy}
            challenge={challenge}
            onChallengeEnd={() => {
              setAnswered(challenge);
              void revalidate();
            }}
          />
        </>
      )}
      {payers.length > 0 && (
        <>
          <h2 className={styles.title}>Other ways to pay</h2>
          <div className={styles.ways}>
            {payers.map(({ type, name }) => (
              <IntentForm key={type} target={{ action: target, fields: { method: type } }}>
                <Button type="submit" size="large" isWide isBusy={isBusy}>{`Pay ${amount} with ${name}`}</Button>
              </IntentForm>
            ))}
          </div>
        </>
      )}
      {methods && !methods.card && payers.length === 0 && (
        <Notice tone="warning">Nothing can be paid here at the moment. Answer our mail, please.</Notice>
      )}
    </Page>
  );
};
