import { cardName } from '@ironcart/core/payment';
import { Button, ButtonLink, IntentForm, KeptCards, PageHeading, SelectField } from '@ironcart/react-ui';
import { useSearchParams } from 'react-router';
import { paymentMethodsPath } from '../../account/account-pages.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import { AddCard } from './AddCard.tsx';
import styles from './payment-methods.module.css';
import type { action, loader } from './route.server.ts';

const addUrl = `${paymentMethodsPath}?add`;

const target = { action: paymentMethodsPath } as const;

export const Component = () => {
  const { cards, billed, billedTo, addresses, canAdd, isAdded, adding } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const { firstname = '', lastname = '' } = useOuterRouteData<typeof rootLoader>('root')?.customer ?? {};
  const [parameters, setParameters] = useSearchParams();
  const pending = usePendingForm();
  if (billed) {
    return (
      <>
        <PageHeading title="Billing address" intro={`Of your ${cardName(billed)}.`} />
        <IntentForm
          className={styles.form}
          target={{ ...target, fields: { intent: 'bill', cardId: billed.id } }}
          aria-label="Billing address"
        >
          <SelectField
            name="billingAddressId"
            label="Address"
            isRequired
            defaultValue={billedTo}
            options={addresses.map(({ id, text }) => ({ value: id, label: text }))}
          />
          <p className={styles.actions}>
            <Button type="submit" variant="primary" isBusy={pending !== undefined}>
              Bill here
            </Button>
            <ButtonLink variant="quiet" href={paymentMethodsPath}>
              Cancel
            </ButtonLink>
          </p>
        </IntentForm>
      </>
    );
  }
  if (adding) {
    const { replaced, ...form } = adding;
    return (
      <>
        <PageHeading
          title="Add a card"
          {...(replaced ? { intro: `Instead of your ${cardName(replaced)}, which has expired.` } : {})}
        />
        <AddCard
          {...form}
          action={`${paymentMethodsPath}?${parameters}`}
          replacedId={replaced?.id}
          addresses={addresses}
          billedTo={billedTo}
          owner={{ firstname, lastname }}
          answer={answer && 'refused' in answer ? answer.refused : undefined}
          isBusy={pending !== undefined}
          onCountryChange={(country) => {
            const next = new URLSearchParams(parameters);
            next.set('country', country);
            setParameters(next, { replace: true, preventScrollReset: true });
          }}
        />
      </>
    );
  }
  const outcome = answer && 'outcome' in answer ? answer.outcome : undefined;
  return (
    <>
      <PageHeading
        title="Payment methods"
        intro="Our payment provider keeps the numbers of your cards. We know no more of them than you read here."
      />
      <KeptCards
        cards={cards}
        target={target}
        outcome={outcome ?? (isAdded ? 'added' : undefined)}
        billingUrlOf={
          addresses.length === 0 ? undefined : (id) => `${paymentMethodsPath}?bill=${encodeURIComponent(id)}`
        }
        replaceUrlOf={canAdd ? (id) => `${addUrl}&replaces=${encodeURIComponent(id)}` : undefined}
        busyCardId={pending?.get('cardId')?.toString()}
      />
      {canAdd && (
        <p className={styles.add}>
          <ButtonLink variant="primary" href={addUrl}>
            Add a card
          </ButtonLink>
        </p>
      )}
    </>
  );
};
