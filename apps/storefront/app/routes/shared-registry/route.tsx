import {
  AccountRows,
  Button,
  ButtonLink,
  CartLineList,
  DateText,
  EmptyState,
  IntentForm,
  Notice,
  Page,
  PageHeading,
  QuantityField,
  TextField,
} from '@ironcart/react-ui';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { Wish } from '../../registry/read-wishes.server.ts';
import styles from '../../registry/registry.module.css';
import { wishRow } from '../../registry/wish-row.tsx';
import type { action, loader } from './route.server.ts';

const GiveForm = ({ wish, path }: { readonly wish: Wish; readonly path: string }) => (
  <IntentForm
    target={{ action: path, fields: { intent: 'give', listItemId: wish.id } }}
    className={styles.actions}
    aria-label={wish.name}
  >
    <QuantityField label={`Quantity of ${wish.name}`} max={wish.left} />
    <Button type="submit">Give this</Button>
  </IntentForm>
);

export const Component = () => {
  const { path, title, names, eventDate, message, wishes, chosen } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  return (
    <Page>
      <PageHeading
        title={title}
        intro={
          <>
            For {names}, <DateText value={eventDate} />
          </>
        }
      />
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {answer?.ok === false && (
        <Notice tone="error" isAnnounced>
          {answer.message}
        </Notice>
      )}
      {chosen.length > 0 && (
        <section className={styles.section} aria-labelledby="chosen">
          <h2 id="chosen" className={styles.title}>
            What you give
          </h2>
          <CartLineList lines={chosen} removeTarget={{ action: path, fields: { intent: 'drop' } }} />
          <IntentForm target={{ action: path, fields: { intent: 'toCart' } }} className={styles.form}>
            <TextField
              name="giver"
              label="Your name"
              hint={`${names} will see it beside what you gave, once you have ordered. Leave it empty to give without a name.`}
              maxLength={80}
              autoComplete="name"
              isOptional
            />
            <div>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                Put the gifts into the cart
              </Button>
            </div>
          </IntentForm>
        </section>
      )}
      <section className={styles.section} aria-label="What is wanted">
        {wishes.length > 0 ? (
          <AccountRows
            rows={wishes.map((wish) => wishRow(wish, wish.left > 0 && <GiveForm wish={wish} path={path} />))}
          />
        ) : (
          <EmptyState
            title="Nothing is on this registry yet"
            text="Come back closer to the day."
            action={<ButtonLink href="/">Look around</ButtonLink>}
          />
        )}
      </section>
    </Page>
  );
};
