import { Breadcrumbs, Page, PageHeading, ProductGrid } from '@ironcart/react-ui';
import { GymFacts, GymList, GymMap, gymPlace } from '@ironcart/react-ui/gym-map';
import { useRouteData } from '../../data/use-route-data.ts';
import { gymsPath } from '../../equipped-gyms/gym-pages.ts';
import styles from '../../equipped-gyms/gyms.module.css';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { gym, nearby, cards } = useRouteData<typeof loader>();
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Gyms', href: gymsPath },
          { label: gym.name, href: gym.href },
        ]}
      />
      <PageHeading title={gym.name} intro={gymPlace(gym)} />
      <div className={styles.gym}>
        <GymFacts gym={gym} />
        <GymMap gyms={[gym, ...nearby]} />
      </div>
      {cards.length > 0 && (
        <section className={styles.section} aria-labelledby="equipment">
          <h2 id="equipment" className={styles.title}>
            What stands there
          </h2>
          <ProductGrid cards={cards} eagerCount={0} label="What stands there" />
        </section>
      )}
      {nearby.length > 0 && (
        <section className={styles.section} aria-labelledby="nearby">
          <h2 id="nearby" className={styles.title}>
            The nearest others
          </h2>
          <GymList label="The nearest others" gyms={nearby} />
        </section>
      )}
    </Page>
  );
};
