import {
  Button,
  ButtonLink,
  IntentForm,
  Notice,
  Page,
  PageHeading,
  PhotoStrip,
  ReturnedItems,
  ReturnTrace,
  Unbroken,
} from '@ironcart/react-ui';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import styles from './confirm.module.css';
import type { action, loader } from './route.server.ts';

/** Summary of a return before it is registered; afterwards its confirmation with a link to the label. */
export const Component = () => {
  const { draft, registered } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  if (registered) {
    const { authorization, printUrl } = registered;
    return (
      <Page>
        <PageHeading
          title="Your return is registered"
          intro="Print the label, put the list into the parcel and the label on it."
        />
        <div className={styles.parts}>
          <ReturnTrace authorization={authorization} />
          <ReturnedItems items={authorization.items} />
          {authorization.comments !== '' && <p>{authorization.comments}</p>}
          {authorization.photos.length > 0 && <PhotoStrip label="Your photos" photos={authorization.photos} />}
          <p>
            <ButtonLink href={printUrl} variant="primary">
              Print the label
            </ButtonLink>
          </p>
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading
        title="Confirm your return"
        intro={
          <>
            Of order <Unbroken>{draft.orderId}</Unbroken>
          </>
        }
      />
      <div role="status">{answer && <Notice tone="error">{answer.error}</Notice>}</div>
      <div className={styles.parts}>
        <ReturnedItems items={draft.items} pictures={draft.pictures} />
        {draft.comments !== '' && <p>{draft.comments}</p>}
        {draft.photos > 0 && <p>{draft.photos === 1 ? 'With 1 photo' : `With ${draft.photos} photos`}</p>}
        <div className={styles.ways}>
          <IntentForm target={{ action: draft.confirmUrl }}>
            <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
              Confirm return
            </Button>
          </IntentForm>
          <ButtonLink href={draft.changeUrl} size="large">
            Change what goes back
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
};
