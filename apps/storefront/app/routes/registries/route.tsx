import { AccountRows, ButtonLink, DateText, Notice, PageHeading } from '@ironcart/react-ui';
import { registriesPath } from '../../account/account-pages.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { RegistryForm } from '../../registry/RegistryForm.tsx';
import styles from '../../registry/registry.module.css';
import { registrySearchPath } from '../../registry/registry-paths.ts';
import type { action, loader } from './route.server.ts';

export const Component = () => {
  const { registries, addresses, draft, isWaiting } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const details = answer && 'draft' in answer ? answer : undefined;
  const isBusy = usePendingForm() !== undefined;
  return (
    <>
      <PageHeading
        title="Your registries"
        intro="Say what you would like for a day that counts. Guests buy from it, and you see what was bought."
        ways={
          <div>
            <ButtonLink href={registrySearchPath}>Find somebody’s registry</ButtonLink>
          </div>
        }
      />
      {answer && 'message' in answer && (
        <Notice tone="error" isAnnounced action={<ButtonLink href={answer.productUrl}>Back to the product</ButtonLink>}>
          {answer.message}
        </Notice>
      )}
      {isWaiting && (
        <Notice>
          {registries.some(({ isActive }) => isActive)
            ? 'The product is on your wishlist. Open the registry that it belongs to, and add it from there.'
            : 'The product is on your wishlist. Make your registry, and add it from there.'}
        </Notice>
      )}
      {registries.length > 0 && (
        <AccountRows
          rows={registries.map(({ id, path, title, eventDate, isActive, isShared, wanted, bought }) => ({
            id,
            title,
            href: path,
            marks: isActive ? (isShared ? [{ text: 'Shared' }] : []) : [{ text: 'Closed' }],
            facts: [
              ...(eventDate === undefined ? [] : [{ label: 'Date', value: <DateText value={eventDate} /> }]),
              { label: 'Wanted', value: wanted },
              { label: 'Bought', value: bought },
            ],
            action: (
              <ButtonLink href={path} size="small">
                Open
              </ButtonLink>
            ),
          }))}
        />
      )}
      <section className={styles.section} aria-labelledby="new-registry">
        <h2 id="new-registry" className={styles.title}>
          Make a registry
        </h2>
        <RegistryForm
          target={{ action: registriesPath }}
          addresses={addresses}
          draft={details?.draft ?? draft}
          errors={details?.errors ?? {}}
          submitLabel="Make the registry"
          isBusy={isBusy}
        />
      </section>
    </>
  );
};
