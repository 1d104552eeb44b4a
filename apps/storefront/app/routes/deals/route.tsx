import { Breadcrumbs, ChoiceLinks, EmptyState, Page, PageHeading, ProductGrid, productCount } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { TurningDeals } from '../../deals/TurningDeals.tsx';
import styles from './deals.module.css';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { slides, title, types, categories, total, cards, coming } = useRouteData<typeof loader>();
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Deals', href: '/deals' },
        ]}
      />
      <PageHeading title={title} count={productCount(total)} />
      {slides.length > 0 && <TurningDeals key={title} label={title} slides={slides} />}
      <ChoiceLinks label="Kind of deal" links={types} />
      <ChoiceLinks label="Part of the shop" links={categories} />
      {cards.length > 0 ? (
        <ProductGrid cards={cards} headingLevel={2} label={title} />
      ) : (
        <EmptyState title="No such deal today" text="Deals end when the last piece is sold. Look at the others." />
      )}
      {coming.length > 0 && (
        <section aria-labelledby="coming" className={styles.coming}>
          <h2 id="coming" className={styles.title}>
            Coming
          </h2>
          <ProductGrid cards={coming} eagerCount={0} label="Deals that are coming" />
        </section>
      )}
    </Page>
  );
};
