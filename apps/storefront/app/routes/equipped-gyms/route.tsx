import { Breadcrumbs, Button, ChoiceLinks, EmptyState, Page, PageHeading, TextField } from '@ironcart/react-ui';
import { GymList, GymMap } from '@ironcart/react-ui/gym-map';
import { Form } from 'react-router';
import { useRouteData } from '../../data/use-route-data.ts';
import { gymsPath } from '../../equipped-gyms/gym-pages.ts';
import styles from '../../equipped-gyms/gyms.module.css';
import { longestWords } from '../../equipped-gyms/gyms-query.ts';
import type { loader } from './route.server.ts';

const gymCountText = (count: number, shown: number): string => {
  if (count > shown) return `The first ${shown} of ${count} gyms. Search for a city to see fewer.`;
  return count === 1 ? '1 gym' : `${count} gyms`;
};

export const Component = () => {
  const { words, countryCode, count, countries, gyms } = useRouteData<typeof loader>();
  const isAll = words === '' && countryCode === undefined;
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Gyms', href: gymsPath },
        ]}
      />
      <PageHeading title="Gyms that we equipped" intro="Train where our equipment stands already." />
      <Form action={gymsPath} className={styles.form} role="search" aria-label="Gyms">
        <div className={styles.field}>
          <TextField
            key={words}
            name="q"
            type="search"
            label="City, country or name"
            defaultValue={words}
            maxLength={longestWords}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        {countryCode !== undefined && <input type="hidden" name="country" value={countryCode} />}
        <Button type="submit" variant="primary">
          Search
        </Button>
      </Form>
      <ChoiceLinks label="Countries" links={countries} />
      {gyms.length > 0 ? (
        <>
          <GymMap gyms={gyms} isWorld={isAll} />
          <p className={styles.count} role="status">
            {gymCountText(count, gyms.length)}
          </p>
          <GymList label="Gyms" gyms={gyms} />
        </>
      ) : (
        <EmptyState
          title="No gym found"
          text={isAll ? 'Nobody has put a gym on the map yet.' : 'Try a larger city near it, or look everywhere.'}
        />
      )}
    </Page>
  );
};
