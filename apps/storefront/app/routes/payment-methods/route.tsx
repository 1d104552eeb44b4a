import { cardName } from '@ironcart/core/payment';
import { Button, ButtonLink, IntentForm, KeptCards, PageHeading, SelectField } from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { paymentMethodsPath } from '../../account/account-pages.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import styles from './payment-methods.module.css';
import type { action, loader } from './route.server.ts';

const target = { action: paymentMethodsPath } as const;

export const Component = () => {
  const { cards, billed, billedTo, addresses } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const { formData } = useNavigation();
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
            <Button type="submit" variant="primary" isBusy={formData !== undefined}>
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
  return (
    <>
      <PageHeading
        title="Payment methods"
        intro="Our payment provider keeps the numbers of your cards. We know no more of them than you read here."
      />
      <KeptCards
        cards={cards}
        target={target}
        outcome={answer?.outcome}
        billingUrlOf={
          addresses.length === 0 ? undefined : (id) => `${paymentMethodsPath}?bill=${encodeURIComponent(id)}`
        }
        busyCardId={formData?.get('cardId')?.toString()}
      />
    </>
  );
};
