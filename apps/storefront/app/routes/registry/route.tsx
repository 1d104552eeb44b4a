import {
  AccountRows,
  Button,
  ButtonLink,
  CartLineList,
  DateText,
  IntentForm,
  LineAction,
  Notice,
  PageHeading,
  QuantityField,
  SelectField,
} from '@ironcart/react-ui';
import { useHref } from 'react-router';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { RegistryForm } from '../../registry/RegistryForm.tsx';
import type { Wish } from '../../registry/read-wishes.server.ts';
import styles from '../../registry/registry.module.css';
import { priorityLabels, wishRow } from '../../registry/wish-row.tsx';
import type { action, loader } from './route.server.ts';

const priorities = Object.entries(priorityLabels).map(([value, label]) => ({ value, label }));

const WishForms = ({ wish, path }: { readonly wish: Wish; readonly path: string }) => (
  <div className={styles.actions}>
    <IntentForm
      target={{ action: path, fields: { intent: 'wish', listItemId: wish.id } }}
      className={styles.actions}
      aria-label={wish.name}
    >
      <QuantityField label={`How many of ${wish.name}`} defaultValue={wish.wanted} />
      <SelectField
        name="priority"
        label={`How much you want ${wish.name}`}
        isLabelHidden
        options={priorities}
        defaultValue={String(wish.priority)}
      />
      <Button type="submit" size="small">
        Save
      </Button>
    </IntentForm>
    <LineAction
      line={{ listItemId: wish.id, name: wish.name }}
      target={{ action: path, fields: { intent: 'remove' } }}
      label="Remove"
    />
  </div>
);

export const Component = () => {
  const registry = useRouteData<typeof loader>();
  const { path, title, names, eventDate, isActive, isShared, sharedPath, wishes, gifts, wishlist } = registry;
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  const sharedHref = useHref(sharedPath ?? '/');
  const refused = answer && 'errors' in answer ? answer : undefined;
  return (
    <>
      <PageHeading
        title={title}
        intro={
          names !== undefined &&
          eventDate !== undefined && (
            <>
              {names}, <DateText value={eventDate} />
            </>
          )
        }
      >
        <IntentForm target={{ action: path, fields: { intent: isActive ? 'close' : 'reopen' } }}>
          <Button type="submit">{isActive ? 'Close the registry' : 'Open it again'}</Button>
        </IntentForm>
      </PageHeading>
      <div className={styles.now}>
        {answer && 'message' in answer && (
          <Notice tone="error" isAnnounced>
            {answer.message}
          </Notice>
        )}
        {!isActive && <Notice tone="info">The registry is closed: nobody finds it or buys from it.</Notice>}
        {isActive && isShared && sharedPath !== undefined && (
          <Notice tone="info">
            Everybody can see the registry and buy from it; nobody sees your address.{' '}
            <a href={sharedHref}>Its public page</a>
          </Notice>
        )}
        {isActive && !isShared && (
          <Notice tone="info">Only you see this registry. Share it in its details below.</Notice>
        )}
        {wishes.length > 0 ? (
          <AccountRows rows={wishes.map((wish) => wishRow(wish, isActive && <WishForms wish={wish} path={path} />))} />
        ) : (
          <>
            <p>Nothing is on it yet. Put things on your wishlist, then add them here.</p>
            <div>
              <ButtonLink href="/">Look around</ButtonLink>
            </div>
          </>
        )}
      </div>
      {isActive && wishlist.length > 0 && (
        <section className={styles.section} aria-labelledby="from-wishlist">
          <h2 id="from-wishlist" className={styles.title}>
            From your wishlist
          </h2>
          <CartLineList
            lines={wishlist}
            actionsOf={(line) => (
              <LineAction
                line={line}
                target={{ action: path, fields: { intent: 'add' } }}
                label="Add to the registry"
              />
            )}
          />
        </section>
      )}
      <section className={styles.section} aria-labelledby="thanks">
        <h2 id="thanks" className={styles.title}>
          Whom to thank
        </h2>
        {gifts.length > 0 ? (
          <AccountRows
            headingLevel={3}
            rows={gifts.map(({ productId, name, qty, orderedAt, giver }, at) => ({
              id: `${at}-${productId}`,
              title: giver ?? 'Somebody who did not say who they are',
              facts: [
                { label: 'Gift', value: `${qty} × ${name}` },
                { label: 'Ordered', value: <DateText value={orderedAt} /> },
              ],
            }))}
          />
        ) : (
          <p>Nothing was bought yet.</p>
        )}
      </section>
      <section className={styles.section} aria-labelledby="details">
        <h2 id="details" className={styles.title}>
          Details
        </h2>
        <RegistryForm
          target={{ action: path, fields: { intent: 'save' } }}
          addresses={registry.addresses}
          draft={refused?.draft ?? registry.draft}
          errors={refused?.errors ?? {}}
          submitLabel="Save"
          isBusy={isBusy}
        />
      </section>
    </>
  );
};
