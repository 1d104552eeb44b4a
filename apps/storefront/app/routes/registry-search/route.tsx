import {
  AccountRows,
  Button,
  ButtonLink,
  DateText,
  EmptyState,
  Page,
  PageHeading,
  TextField,
} from '@ironcart/react-ui';
import { Form } from 'react-router';
import { useRouteData } from '../../data/use-route-data.ts';
import styles from '../../registry/registry.module.css';
import { registrySearchPath } from '../../registry/registry-paths.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { words, registries } = useRouteData<typeof loader>();
  return (
    <Page>
      <PageHeading title="Find a gift registry" intro="By its title, or by the names of whom the gifts are for." />
      <Form action={registrySearchPath} className={styles.form} role="search" aria-label="Gift registries">
        <TextField
          key={words}
          name="q"
          type="search"
          label="Title or names"
          defaultValue={words}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <div>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </div>
      </Form>
      {words !== '' && (
        <section className={styles.section} aria-label={`Registries for ${words}`}>
          {registries.length > 0 ? (
            <AccountRows
              rows={registries.map(({ urlKey, path, title, names, eventDate }) => ({
                id: urlKey,
                title,
                href: path,
                facts: [
                  { label: 'For', value: names },
                  { label: 'Date', value: <DateText value={eventDate} /> },
                ],
                action: <ButtonLink href={path}>Open</ButtonLink>,
              }))}
            />
          ) : (
            <EmptyState
              title="No registry by these words"
              text="Only registries that their owners share are found, by whole words. Try a last name alone."
            />
          )}
        </section>
      )}
    </Page>
  );
};
